import type { LayoutWord } from './shapes';
import { dominantSize, gapBetween } from './words';

/** Words on one baseline over the whole page width, from left to right. */
export interface Row {
  words: LayoutWord[];
  baseline: number;
  fontSize: number;
}

/** Groups words by baseline, then gives raised and lowered small words to the line they stand beside. */
export function groupRows(words: readonly LayoutWord[]): Row[] {
  const rows: Row[] = [];
  for (const w of [...words].sort((a, b) => a.baseline - b.baseline)) {
    const row = nearestRow(rows, w);
    if (row) {
      row.words.push(w);
      row.baseline = weightedBaseline(row.words);
    } else rows.push({ words: [w], baseline: w.baseline, fontSize: w.fontSize });
  }
  for (const row of rows) row.fontSize = dominantSize(row.words);
  attachMarkers(rows);
  const kept = rows.filter((r) => r.words.length > 0);
  for (const row of kept) {
    row.words.sort((a, b) => a.box.x - b.box.x);
    row.fontSize = dominantSize(row.words);
  }
  return kept.sort((a, b) => a.baseline - b.baseline);
}

function nearestRow(rows: readonly Row[], w: LayoutWord): Row | undefined {
  let best: Row | undefined;
  let least = Infinity;
  // Rows come in order of baseline, so the last few are the only candidates.
  for (let i = rows.length - 1; i >= 0 && i > rows.length - 8; i -= 1) {
    const row = rows[i];
    if (!row) continue;
    const distance = Math.abs(row.baseline - w.baseline);
    const last = row.words[row.words.length - 1];
    const size = Math.min(w.fontSize, last?.fontSize ?? w.fontSize);
    if (distance <= 0.22 * size && distance < least && !covered(row, w)) [best, least] = [row, distance];
  }
  return best;
}

/** Two words at the same place cannot be neighbours on a line (shadowed or doubled text). */
function covered(row: Row, w: LayoutWord): boolean {
  return row.words.some((o) => {
    const shared = Math.min(o.box.x + o.box.w, w.box.x + w.box.w) - Math.max(o.box.x, w.box.x);
    return shared > 0.8 * Math.min(o.box.w, w.box.w) && o.text === w.text && shared > 0;
  });
}

function weightedBaseline(words: readonly LayoutWord[]): number {
  const tall = Math.max(...words.map((w) => w.fontSize));
  const main = words.filter((w) => w.fontSize >= 0.85 * tall);
  return main.reduce((sum, w) => sum + w.baseline, 0) / main.length;
}

/** A marker is at most this share of its neighbour's size (typesetters use 0.58 to 0.8). */
const MARKER_SIZE = 0.86;

function attachMarkers(rows: Row[]): void {
  // A marker may hang on the marker before it ("b, ∗ ,1"): again until nothing moves, at most a few times.
  for (let pass = 0; pass < 4; pass += 1) if (!attachOnce(rows)) break;
  // A small word may share the row of its host when it is raised by a hair only; it is still a marker when it hangs high.
  for (const row of rows) row.words = row.words.map((w) => markWithin(row, w));
}

function attachOnce(rows: Row[]): boolean {
  let moved = false;
  for (const [i, row] of rows.entries()) {
    const stay: LayoutWord[] = [];
    for (const w of row.words) {
      const home = w.sup || w.sub ? undefined : hostRow(rows, i, w);
      if (!home) {
        stay.push(w);
        continue;
      }
      moved = true;
      home.words.push({ ...w, sup: home.baseline > w.baseline, sub: home.baseline <= w.baseline });
    }
    row.words = stay;
  }
  return moved;
}

function hostRow(rows: readonly Row[], at: number, w: LayoutWord): Row | undefined {
  let best: Row | undefined;
  let least = Infinity;
  for (let i = Math.max(0, at - 6); i <= Math.min(rows.length - 1, at + 6); i += 1) {
    const row = rows[i];
    if (!row || i === at) continue;
    const distance = Math.abs(row.baseline - w.baseline);
    if (distance < 0.1 * w.fontSize || distance >= least) continue;
    const beside = row.words.some((o) => (o.sup || o.sub ? isNextMarker(o, w) : isHost(o, w)));
    if (beside) [best, least] = [row, distance];
  }
  return best;
}

function isHost(o: LayoutWord, w: LayoutWord): boolean {
  return (
    w.fontSize <= MARKER_SIZE * o.fontSize &&
    w.baseline <= o.baseline + 0.35 * o.fontSize &&
    w.baseline >= o.baseline - 0.75 * o.fontSize &&
    isBeside(o, w)
  );
}

function isNextMarker(o: LayoutWord, w: LayoutWord): boolean {
  const level = Math.abs(o.baseline - w.baseline) < 0.3 * o.fontSize;
  return level && Math.abs(o.fontSize - w.fontSize) < 0.2 * o.fontSize && isBeside(o, w);
}

function isBeside(o: LayoutWord, w: LayoutWord): boolean {
  const after = gapBetween(o, w);
  const before = gapBetween(w, o);
  const reach = 0.9 * o.fontSize;
  return (after > -0.4 * o.fontSize && after < reach) || (before > -0.4 * o.fontSize && before < reach);
}

function markWithin(row: Row, w: LayoutWord): LayoutWord {
  if (w.sup || w.sub || w.fontSize > MARKER_SIZE * row.fontSize) return w;
  const rise = row.baseline - w.baseline;
  if (rise > 0.12 * row.fontSize) return { ...w, sup: true };
  return w;
}
