import { withBoth } from './both';
import type { Cell } from './cells';
import { hangulShare, isWeak, KOREAN, lettersOf, shareOfHangul, surenessOf } from './figures';
import type { Prepared } from './prepare';
import { crop, resize } from './raster';
import { lookOnce, type ReadCell } from './read-cells';
import type { Recogniser } from './recogniser';

/** Cells that tell how a page lies and what languages it has, and how many letters of each are read. */
const SAMPLE = 8;
const CLIP = 14;
/** Of a page of many lines fewer tell as much: they are long. */
const MANY = 22;
const FEWER = 6;
/** The sample is spread over this many of the page's longest cells. */
const LONGEST = 0.5;
/** A strip across the page that tells as much, in shares of its height, and dots an inch it is read at. */
const STRIP = [0.4, 0.55] as const;
const STRIP_DPI = 200;
/** Less Hangul than this is noise of the Korean model. */
const TRACE = 0.05;
/** Letters a cell of a lying line holds, on average and at least; on their side cells have one or two. */
const SIDE_BY_SIDE = 3.5;
/** Fewer cells than this say nothing of how the page lies. */
const FEW = 3;

/** What a few of the page's long cells say: is it read at all, is there Korean on it, is there Latin text? */
export interface Sample {
  readonly cells: readonly ReadCell[];
  readonly sureness: number;
  readonly korean: boolean;
  readonly latin: boolean;
  /** Do its cells hold several letters side by side? On their side, lines fall into single letters. */
  readonly lying: boolean;
}

/** Reads the sample by the Korean model, and what that hardly reads by both models. */
export async function lookAtSample(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
): Promise<Sample> {
  const chosen = choose(cells).map(clipped);
  const korean = await lookOnce(recogniser, prepared, chosen, 'kor');
  const read = await withBoth(recogniser, prepared, korean);
  // A sheet with a number and no more has nothing to be turned for.
  const sureness = cells.length < FEW ? 1 : surenessOf(read.flatMap(spokenLetters));
  return {
    cells: read,
    sureness,
    korean: !korean.every(isWeak),
    latin: read.some((c) => hangulShare(c) < KOREAN),
    lying: chosen.reduce((sum, c) => sum + lettersIn(c), 0) >= SIDE_BY_SIDE * chosen.length,
  };
}

/** Letters and figures of a cell that has two and more: strokes on their side pass for single signs. */
function spokenLetters(cell: ReadCell): { text: string; confidence: number }[] {
  const letters = lettersOf(cell).filter((l) => /[\p{L}\p{N}]/u.test(l.text));
  return letters.length > 1 ? letters : [];
}

/** Where no cells are known: a strip across the middle of the page, by both models. */
export async function lookAtStrip(recogniser: Recogniser, { page, dpi }: Prepared): Promise<Sample> {
  const box = { x0: 0, x1: page.width, y0: page.height * STRIP[0], y1: page.height * STRIP[1] };
  const strip = await resize(crop(page, box), Math.min(1, STRIP_DPI / dpi));
  const lines = await recogniser.read(strip, {
    languages: 'kor+eng',
    segmentation: 'block',
    dpi: STRIP_DPI,
  });
  const words = lines.flatMap((l) => l.words);
  const hangul = shareOfHangul(words.map((w) => w.text).join(''));
  return {
    cells: [],
    sureness: surenessOf(words),
    korean: hangul > TRACE,
    latin: hangul < KOREAN,
    lying: false,
  };
}

const widthOf = ({ box }: Cell): number => box.x1 - box.x0;
/** Letters of a cell that would be read. */
const lettersIn = (cell: Cell): number => Math.min(widthOf(cell) / cell.height, CLIP);

/** Long cells, from all over the page. */
function choose(cells: readonly Cell[]): Cell[] {
  const most = cells.length > MANY ? FEWER : SAMPLE;
  const long = [...cells]
    .sort((a, b) => lettersIn(b) - lettersIn(a))
    .slice(0, Math.max(most, Math.round(LONGEST * cells.length)))
    .sort((a, b) => a.box.y0 - b.box.y0);
  const step = Math.max(1, long.length / most);
  return long.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** The beginning of a long cell, which tells as much as all of it. */
function clipped(cell: Cell): Cell {
  const most = CLIP * cell.height;
  return widthOf(cell) <= most ? cell : { ...cell, box: { ...cell.box, x1: Math.round(cell.box.x0 + most) } };
}
