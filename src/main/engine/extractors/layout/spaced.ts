import type { LayoutWord } from './shapes';
import { boxOf, gapBetween } from './words';

/** A footnote sign or comma may hang on the last letter ("온*,"). ㆍ is a letter by its Unicode class and a divider in print. */
const CJK = /^[\uac00-\ud7a3\u3400-\u9fff](?:[^\p{L}]|[ㆍᆞ]){0,3}$/u;
/** Two letters of two names with what divides the names between them ("람¹⋅김"). */
const GLUED =
  /^([\uac00-\ud7a3\u3400-\u9fff](?:[^\p{L}]{0,2})[,;·․ㆍ∙•⋅‧|/、，；])([\uac00-\ud7a3\u3400-\u9fff])$/u;
const BARE = /^\p{L}$/u;
const CAPITAL = /^[A-Z]$/;

/**
 * Joins letters that were printed apart ("위  원  장", "홍 길 동", "A B S T R A C T") to one word. Single syllables are also
 * ordinary Korean words, so two of them are joined only when they stand wider apart than a word space or fill their cell.
 */
export function joinSpaced(printed: readonly LayoutWord[]): LayoutWord[] {
  const words = printed.flatMap((w, i) => partNames(w, printed[i - 1], printed[i + 1]));
  const out: LayoutWord[] = [];
  let i = 0;
  while (i < words.length) {
    const run = runFrom(words, i);
    if (run.length > 1 && isSpacedRun(words, i, run)) out.push(mergeRun(run));
    else out.push(...run);
    i += run.length;
  }
  return out;
}

/** Between single letters on both sides, a word of two letters and a divider is the end of one name and the start of the next. */
function partNames(w: LayoutWord, before?: LayoutWord, after?: LayoutWord): LayoutWord[] {
  const [, end, start] = GLUED.exec(w.text) ?? [];
  if (
    !end ||
    !start ||
    !before ||
    !after ||
    !CJK.test(before.text) ||
    !(CJK.test(after.text) || GLUED.test(after.text))
  )
    return [w];
  const cut = (w.box.w * end.length) / w.text.length;
  return [
    { ...w, text: end, box: { ...w.box, w: cut } },
    { ...w, text: start, box: { ...w.box, x: w.box.x + cut, w: w.box.w - cut } },
  ];
}

function runFrom(words: readonly LayoutWord[], start: number): LayoutWord[] {
  const first = words[start];
  if (!first) return [];
  const kind = CJK.test(first.text) ? CJK : CAPITAL.test(first.text) ? CAPITAL : undefined;
  const run = [first];
  if (!kind || !BARE.test(first.text) || first.sup || first.sub) return run;
  let usual = Infinity;
  for (let i = start + 1; i < words.length; i += 1) {
    const w = words[i];
    const before = words[i - 1];
    if (
      !w ||
      !before ||
      !kind.test(w.text) ||
      w.sup ||
      w.sub ||
      Math.abs(w.fontSize - first.fontSize) > 0.2 * first.fontSize
    )
      break;
    const gap = gapBetween(before, w);
    // "위 원 장      홍 길 동": the wider gap ends the word.
    if (gap > 4 * w.fontSize || (usual < Infinity && gap > 1.7 * usual + 0.1 * w.fontSize)) break;
    usual = Math.min(usual, gap);
    run.push(w);
    if (!BARE.test(w.text)) break;
  }
  return run;
}

function isSpacedRun(words: readonly LayoutWord[], start: number, run: readonly LayoutWord[]): boolean {
  const [a, b] = run;
  if (!a || !b) return false;
  if (CAPITAL.test(a.text)) return run.length >= 4;
  if (run.length >= 3) return true;
  const before = words[start - 1];
  const after = words[start + run.length];
  const size = a.fontSize;
  const alone =
    (!before || gapBetween(before, a) > 1.5 * size) && (!after || gapBetween(b, after) > 1.5 * size);
  return alone || gapBetween(a, b) > 0.6 * size;
}

function mergeRun(run: readonly LayoutWord[]): LayoutWord {
  const first = run[0] as LayoutWord;
  return {
    ...first,
    text: run.map((w) => w.text).join(''),
    box: boxOf(run),
    confidence: Math.min(...run.map((w) => w.confidence)),
    spaced: true,
  };
}
