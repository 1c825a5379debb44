import { findCells, PALE, type Cell } from './cells';
import { label } from './components';
import { stretch } from './contrast';
import { findPageSeals, liftSignatures, type FoundMark } from './marks/marks';
import { prepare, type Evened, type Prepared } from './prepare';
import type { Recogniser } from './recogniser';
import type { Sheet } from './sheet';
import { lookAtSample, lookAtStrip, type Sample } from './sample';

/** More pieces of ink than this are no page of text: a printed letter has one to four pieces. */
const MOST_PIECES = 9000;
/** Grey seals, signatures and handwriting are looked for on pages that hold less than this: drawings and headings of others look alike. */
const SPARSE_PIECES = 1600;
/**
 * A page whose sample is surer than this stands upright without question; others are tried the other ways. Where lines lie, it can
 * only stand on its head, and that reads far worse.
 */
const STANDING = { lying: 0.6, unclear: 0.8 } as const;
/** Another way to stand has to be this much surer. */
const SURER = 0.1;

/** Clockwise quarter turns. */
type Quarters = 0 | 1 | 2 | 3;

/** A page as it stands, with what is known before it is read. */
export interface Upright {
  /** With everything but its seals and dust. */
  readonly whole: Prepared;
  /** Without its signatures: what is read. */
  readonly prepared: Prepared;
  /** Absent where lines cannot be told apart by their ink. */
  readonly cells?: readonly Cell[];
  readonly sample: Sample;
  readonly marks: readonly FoundMark[];
  /** Grey seals lie over the print. */
  readonly grey: boolean;
  readonly sparse: boolean;
}

/** Finds how a sheet stands: as it lies, unless a sample of it reads surer turned. */
export async function standUpright(sheet: Sheet, evened: Evened, recogniser: Recogniser): Promise<Upright> {
  const isSure = ({ sample }: Upright): boolean =>
    sample.sureness >= (sample.lying ? STANDING.lying : STANDING.unclear);
  let best = await tryTurned(sheet, evened, 0, recogniser);
  const others: readonly Quarters[] = best.sample.lying ? [2] : [1, 3, 2];
  for (const quarters of others) {
    if (isSure(best)) break;
    const other = await tryTurned(sheet, evened, quarters, recogniser);
    if (other.sample.sureness > best.sample.sureness + SURER) best = other;
  }
  return best;
}

async function tryTurned(
  sheet: Sheet,
  evened: Evened,
  quarters: Quarters,
  recogniser: Recogniser,
): Promise<Upright> {
  const plain = await prepare(evened, sheet.dpi, quarters);
  const ink = label(plain.page, PALE).blobs;
  const sparse = ink.length <= SPARSE_PIECES;
  const seals = findPageSeals(sheet, plain, sparse);
  const whole = seals.flat ? { ...plain, flat: seals.flat, page: stretch(seals.flat) } : plain;
  const all = seals.flat ? findCells(whole.page, MOST_PIECES) : findCells(whole.page, MOST_PIECES, ink);
  if (!all) {
    const sample = await lookAtStrip(recogniser, whole);
    return { whole, prepared: whole, sample, marks: seals.found, grey: seals.grey, sparse };
  }
  const lifted = sparse ? liftSignatures(whole, seals) : { prepared: whole, found: [] };
  const { prepared } = lifted;
  const cells = lifted.found.length > 0 ? (findCells(prepared.page, MOST_PIECES) ?? all) : all;
  const sample = await lookAtSample(recogniser, prepared, cells);
  const marks = [...seals.found, ...lifted.found];
  return { whole, prepared, cells, sample, marks, grey: seals.grey, sparse };
}
