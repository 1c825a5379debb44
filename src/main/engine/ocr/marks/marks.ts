import type { Mark } from '../../domain/page';
import { toUpright, uprightSize } from '../../domain/turn';
import { usualHeight } from '../cells';
import { erase, label } from '../components';
import type { Prepared } from '../prepare';
import type { Grey, PixelBox } from '../raster';
import type { Sheet } from '../sheet';
import { removeRules } from '../rules';
import { greyInk, PRINT } from './grey-ink';
import { liftGreySeals } from './lift-grey';
import { createMirror } from './mirror';
import { withPale } from './pale';
import { findGreySeals, findSeals } from './seals';
import { findSignatures } from './strokes';

export interface FoundMark {
  readonly kind: Mark['kind'];
  /** Pixels of the prepared page. */
  readonly box: PixelBox;
}

export interface Marks {
  readonly found: readonly FoundMark[];
  /** Grey seals lie over the print. */
  readonly grey: boolean;
  /** The page without them. */
  readonly flat?: Grey;
}

const asSeal = (box: PixelBox): FoundMark => ({ kind: 'seal', box });

/**
 * Seals of either colour: what must be known before the page is read. Grey ones are looked for on pages of little text only, where
 * the grey of pictures and letters does not pass for them.
 */
export function findPageSeals(sheet: Sheet, prepared: Prepared, sparse: boolean): Marks {
  const red = prepared.red ? redSeals(sheet, prepared, prepared.red) : [];
  if (red.length > 0 || !sparse) return { found: red.map(asSeal), grey: false };
  const ink = greyInk(prepared.flat);
  const grey = oneEach(
    [ink, greyInk(prepared.ruled), greyInk(withoutBlackRules(prepared))].flatMap((i) =>
      findGreySeals(i, prepared.dpi),
    ),
  );
  if (grey.length === 0) return { found: [], grey: false };
  const flat = { ...prepared.flat, data: Uint8Array.from(prepared.flat.data) };
  liftGreySeals(flat, ink, grey, prepared.dpi);
  return { found: grey.map(asSeal), grey: true, flat };
}

/** A body this many times another's size is the seal, the other a part of it. */
const LARGER = 2;

/**
 * Square rims go with the rules, seals on a table hang together with its rules, and where black ones alone are taken out they leave
 * gaps in the rims they cross: all three pages are asked, and what the first of them finds stays, unless it is a part of something larger.
 */
function oneEach(boxes: readonly PixelBox[]): PixelBox[] {
  const area = (b: PixelBox): number => (b.x1 - b.x0) * (b.y1 - b.y0);
  let out: PixelBox[] = [];
  for (const box of boxes) {
    const same = out.filter((o) => shared(o, box) > 0.4);
    if (same.some((o) => LARGER * area(o) > area(box))) continue;
    out = [...out.filter((o) => !same.includes(o)), box];
  }
  return out;
}

function withoutBlackRules({ ruled, dpi }: Prepared): Grey {
  const out = { ...ruled, data: Uint8Array.from(ruled.data) };
  removeRules(out, dpi, PRINT);
  return out;
}

/**
 * Signatures: written strokes that no seal explains, and the page without them, so that a signature beside a name is not read into it.
 */
export function liftSignatures(prepared: Prepared, seals: Marks): { prepared: Prepared; found: FoundMark[] } {
  const { boxes, ink, isWritten } = findSignatures(prepared.page, usualHeight(label(prepared.page).blobs));
  const isOrnament = createMirror(prepared.ruled, prepared.dpi);
  const found = boxes.filter((box) => !seals.found.some((s) => shared(s.box, box) > 0.5) && !isOrnament(box));
  if (found.length === 0) return { prepared, found: [] };
  const lifted = [prepared.page, prepared.flat].map((grey) => {
    const copy = { ...grey, data: Uint8Array.from(grey.data) };
    erase(copy, ink, (blob) => isWritten(blob) && found.some((box) => shared(box, blob) > 0.9));
    return copy;
  });
  const [page, flat] = lifted as [Grey, Grey];
  return { prepared: { ...prepared, page, flat }, found: found.map((box) => ({ kind: 'signature', box })) };
}

function redSeals(sheet: Sheet, prepared: Prepared, red: Uint8Array): PixelBox[] {
  const upright = uprightSize(prepared.degrees, sheet);
  const dx = (prepared.flat.width - upright.width) / 2;
  const dy = (prepared.flat.height - upright.height) / 2;
  const inked = findSeals({ data: red, width: sheet.width, height: sheet.height }, sheet.dpi);
  // Around sharp seals the paler mask would take in the rims of print: it only adds what was missed.
  const pale = findSeals(withPale(sheet, red, sheet.dpi), sheet.dpi).filter(
    (b) => !inked.some((i) => shared(i, b) > 0.2),
  );
  return [...inked, ...pale].map((b) => {
    const box = toUpright({ x: b.x0, y: b.y0, w: b.x1 - b.x0, h: b.y1 - b.y0 }, prepared.degrees, sheet);
    return { x0: box.x + dx, y0: box.y + dy, x1: box.x + box.w + dx, y1: box.y + box.h + dy };
  });
}

/** Share of the smaller box that lies in the other. */
export function shared(a: PixelBox, b: PixelBox): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (w <= 0 || h <= 0) return 0;
  const area = (p: PixelBox): number => (p.x1 - p.x0) * (p.y1 - p.y0);
  return (w * h) / Math.max(1, Math.min(area(a), area(b)));
}
