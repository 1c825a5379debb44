import { label, type Blob } from './components';
import type { Grey, PixelBox } from './raster';

/** Neighbouring ink on one line: a label, a name, a whole line of text. */
export interface Cell {
  readonly box: PixelBox;
  /** Pixels: how high the letters of this cell stand. */
  readonly height: number;
}

/** Paler than this is paper: thin strokes of small print hold together at it. */
export const PALE = 200;
/** A gap wider than this many letter heights ends a cell: "위      원" stays one, a label and its name are two. */
const GAP = 2.2;
const HAIR_GAP = 0.5;
/**
 * Parts of one syllable stand this close above each other and are no higher together than a syllable; lines are. Letters' usual
 * height is that of their larger part in faces whose syllables fall apart, up to a third less than a syllable's.
 */
const STACKED = 0.16;
const SYLLABLE = 1.5;
/** A cell higher than this many letters is no one line: its reach does not grow with it. */
const LINE = 1.7;
/** Larger than this share of the page it is a picture or a frame. */
const MOST = 0.12;

/**
 * The cells of a page that holds little, from its ink: the recogniser's own boxes are too rough on widely set Korean. Returns them
 * from top to bottom, or undefined where lines stand too close to be told apart, or the page holds too many pieces.
 */
export function findCells(
  page: Grey,
  mostPieces: number,
  all: readonly Blob[] = label(page, PALE).blobs,
): Cell[] | undefined {
  if (all.length > mostPieces) return undefined;
  const blobs = all.filter((b) => b.y1 - b.y0 < MOST * page.height && b.x1 - b.x0 < 0.8 * page.width);
  const usual = usualHeight(blobs);
  const groups = groupBlobs(
    blobs.filter((b) => !isOrnament(b, usual)),
    usual,
  );
  if (!areLines(groups, usual)) return undefined;
  return joinBroken(groups.map(cellOf), usual)
    .filter((c) => c.box.y1 - c.box.y0 > 0.25 * usual && c.box.x1 - c.box.x0 > 0.15 * usual)
    .sort((a, b) => a.box.y0 - b.box.y0);
}

/** Higher than this many letters it is no letter: a corner of a frame, a logo; a bar is one from three letters on. */
const ORNAMENT = 4.5;
const BAR = 3;

const isOrnament = (b: Blob, usual: number): boolean =>
  b.y1 - b.y0 > ORNAMENT * usual || (b.y1 - b.y0 > BAR * usual && b.x1 - b.x0 < 0.7 * usual);

/** Most of the ink pieces that may lie in cells of several lines. */
const RUN_TOGETHER = 0.25;

function areLines(groups: readonly (readonly Blob[])[], usual: number): boolean {
  let all = 0;
  let thick = 0;
  for (const group of groups) {
    const { box, height } = cellOf(group);
    all += group.length;
    if (height > 2.3 * usual && box.x1 - box.x0 > 6 * usual) thick += group.length;
  }
  return thick <= RUN_TOGETHER * all;
}

/**
 * Letters' height, from the larger side of each piece: syllables fall into strokes (ㅡ, ㅣ) that reach across them. Weighed by the
 * root of the ink: dust is many pieces and little ink, a frame much ink in few pieces. Wide open pieces are letters that touch.
 */
export function usualHeight(blobs: readonly Blob[], share = 0.7): number {
  const sizes = blobs
    .map((b) => ({ w: b.x1 - b.x0, h: b.y1 - b.y0, ink: b.ink }))
    .filter(({ w, h, ink }) => w < 1.8 * h || ink > 0.6 * w * h)
    .map(({ w, h, ink }) => ({ size: Math.max(w, h), weight: Math.sqrt(ink) }))
    .sort((a, b) => a.size - b.size);
  const all = sizes.reduce((sum, s) => sum + s.weight, 0);
  let seen = 0;
  return sizes.find((s) => (seen += s.weight) >= share * all)?.size ?? 0;
}

function groupBlobs(blobs: readonly Blob[], usual: number): Blob[][] {
  const order = [...blobs].sort((a, b) => a.x0 - b.x0);
  const home = order.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (home[at] !== at) at = home[at] = home[home[at] as number] as number;
    return at;
  };
  const widest = Math.max(0, ...order.map((b) => b.x1 - b.x0));
  for (let i = 0; i < order.length; i++) {
    const a = order[i] as Blob;
    for (let j = i - 1; j >= 0; j--) {
      const b = order[j] as Blob;
      if (a.x0 - b.x0 > widest + 2 * GAP * usual) break;
      if (areNeighbours(a, b, usual)) home[find(i)] = find(j);
    }
  }
  const groups = new Map<number, Blob[]>();
  order.forEach((b, i) => groups.set(find(i), [...(groups.get(find(i)) ?? []), b]));
  return [...groups.values()];
}

function areNeighbours(a: Blob, b: Blob, usual: number): boolean {
  const [ha, hb] = [a.y1 - a.y0, b.y1 - b.y0];
  const height = Math.min(1.6 * usual, Math.max(0.6 * usual, ha, hb));
  const across = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  const down = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);
  if (across < 0) {
    const together = Math.max(a.y1, b.y1) - Math.min(a.y0, b.y0);
    return (
      (down < 0 && Math.max(ha, hb) < 4 * usual) ||
      (down < STACKED * usual && together < SYLLABLE * Math.max(usual, Math.min(ha, hb)))
    );
  }
  // Side by side: one line when they share a good part of the smaller one's height.
  // A rest of a frame stands beside every line of its page: what is hair-thin bridges no gap.
  const reach = isHair(a, usual) || isHair(b, usual) ? HAIR_GAP : GAP;
  return across < reach * height && -down > 0.35 * Math.min(ha, hb) && Math.max(ha, hb) < 2 * usual;
}

/** Thin print breaks into bits that reach no neighbour by themselves: what lies within a cell's height and reach belongs to it. */
function joinBroken(cells: readonly Cell[], usual: number): Cell[] {
  let rest = [...cells].sort((a, b) => b.height - a.height);
  for (let changed = true; changed;) {
    changed = false;
    const out: Cell[] = [];
    for (const cell of rest) {
      const at = out.findIndex((o) => isPart(o.box, cell.box, usual));
      if (at < 0) out.push(cell);
      else {
        out[at] = cellOf([(out[at] as Cell).box, cell.box]);
        changed = true;
      }
    }
    rest = out;
  }
  return rest;
}

function isPart(whole: PixelBox, bit: PixelBox, usual: number): boolean {
  const height = Math.min(whole.y1 - whole.y0, LINE * usual);
  const across = Math.max(whole.x0, bit.x0) - Math.min(whole.x1, bit.x1);
  const common = Math.min(whole.y1, bit.y1) - Math.max(whole.y0, bit.y0);
  // Half a syllable set apart (ㅅ above ㅜ) belongs to the line as far as a whole one would; a rest of a rule does not.
  const reach = bit.x1 - bit.x0 > 0.3 * height ? GAP : 0.5 * GAP;
  return across < reach * height && common > 0.5 * (bit.y1 - bit.y0);
}

const isHair = (b: Blob, usual: number): boolean => b.x1 - b.x0 < 0.3 * usual && b.y1 - b.y0 > 0.6 * usual;

function cellOf(members: readonly PixelBox[]): Cell {
  const box = {
    x0: Math.min(...members.map((m) => m.x0)),
    y0: Math.min(...members.map((m) => m.y0)),
    x1: Math.max(...members.map((m) => m.x1)),
    y1: Math.max(...members.map((m) => m.y1)),
  };
  return { box, height: box.y1 - box.y0 };
}
