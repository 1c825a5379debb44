import type { PDFPageProxy, TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';

export type Matrix = readonly [number, number, number, number, number, number];

/** One run of text as the PDF shows it, in page points from the top left. */
export interface Run {
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Along the line. */
  readonly width: number;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly font: string;
  /** Quarter turns clockwise the text itself stands at, 0 to 3; -1: slanted or vertical. */
  readonly turn: number;
  /** The line ends behind this run. */
  readonly lineEnd: boolean;
}

export interface PageShape {
  readonly width: number;
  readonly height: number;
  /** Degrees to give to `getViewport` so that most of the text stands upright. */
  readonly rotation: number;
  readonly runs: readonly Run[];
}

/**
 * The upright page and its runs. "Upright" is the page's own /Rotate, and where most of the text still lies on its side
 * (a landscape table printed into a portrait page) a further quarter turn, so that lines are lines. Rendering asks the same
 * function: boxes and picture always agree.
 */
export function uprightPage(page: PDFPageProxy, content: TextContent): PageShape {
  const first = runsOf(page, content, page.rotate);
  const turn = mainTurn(first);
  const rotation = (page.rotate + 360 - turn * 90) % 360;
  const view = page.getViewport({ scale: 1, rotation });
  return {
    width: view.width,
    height: view.height,
    rotation,
    runs: turn === 0 ? first : runsOf(page, content, rotation),
  };
}

function runsOf(page: PDFPageProxy, content: TextContent, rotation: number): Run[] {
  const view = page.getViewport({ scale: 1, rotation }).transform as unknown as Matrix;
  const unit = Math.hypot(view[0], view[1]);
  const runs: Run[] = [];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    runs.push(runOf(item, content, multiply(view, item.transform as unknown as Matrix), unit));
  }
  return runs;
}

function runOf(item: TextItem, content: TextContent, m: Matrix, unit: number): Run {
  const style = content.styles[item.fontName];
  const size = Math.hypot(m[2], m[3]);
  return {
    text: item.str,
    x: m[4],
    y: m[5],
    width: item.width * unit,
    size,
    ascent: within(style?.ascent, 0.6, 1, 0.85) * size,
    descent: within(Math.abs(style?.descent ?? NaN), 0.1, 0.35, 0.2) * size,
    font: item.fontName,
    turn: style?.vertical ? -1 : turnOf(m),
    lineEnd: item.hasEOL,
  };
}

/** Fonts lie about their ascent (zero, NaN, or the height of the tallest symbol): keep it to what letters have. */
function within(value: number | undefined, low: number, high: number, fallback: number): number {
  if (value === undefined || !Number.isFinite(value) || value === 0) return fallback;
  return Math.min(high, Math.max(low, value));
}

/** Within 3 degrees of an axis. In page space y points down, so upright text has (+, 0, 0, -). */
function turnOf(m: Matrix): number {
  const angle = (Math.atan2(m[1], m[0]) * 180) / Math.PI;
  const quarter = Math.round(angle / 90);
  if (Math.abs(angle - quarter * 90) > 3) return -1;
  return ((quarter % 4) + 4) % 4;
}

/** The direction most characters run in; upright where there is no clear winner. */
function mainTurn(runs: readonly Run[]): number {
  const chars = [0, 0, 0, 0];
  let all = 0;
  for (const run of runs) {
    const n = run.text.replace(/\s/g, '').length;
    all += n;
    if (run.turn >= 0) chars[run.turn] = (chars[run.turn] ?? 0) + n;
  }
  const best = chars.indexOf(Math.max(...chars));
  return all > 0 && (chars[best] ?? 0) > all * 0.6 ? best : 0;
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}
