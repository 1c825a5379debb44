import type { Run } from './geometry';

/** More of a font's text than this is no space. */
const MOST = 0.35;
const CONTROL = /[\u0001-\u0008\u000b\u000c\u000e-\u001f]/gu;

/**
 * Some producers (Skia, so every browser's "save as PDF") map all glyphs of a subset to characters but the space, whose bare code
 * then stands between the words. In a font with one such code it is the space; with several the font has no mapping at all, and its
 * text is left as it is for `judgeText` to refuse.
 */
export function mapSpaces(runs: readonly Run[]): readonly Run[] {
  const fonts = new Map<string, { readonly codes: Set<string>; marks: number; chars: number }>();
  for (const { font, text } of runs) {
    const known = fonts.get(font) ?? { codes: new Set<string>(), marks: 0, chars: 0 };
    const found = text.match(CONTROL) ?? [];
    for (const code of found) known.codes.add(code);
    known.marks += found.length;
    known.chars += text.length;
    fonts.set(font, known);
  }
  const isSpace = ({ codes, marks, chars }: { codes: Set<string>; marks: number; chars: number }): boolean =>
    codes.size === 1 && marks <= MOST * chars;
  const spaced = new Set([...fonts].filter(([, known]) => isSpace(known)).map(([font]) => font));
  if (spaced.size === 0) return runs;
  return runs.map((run) => (spaced.has(run.font) ? { ...run, text: run.text.replace(CONTROL, ' ') } : run));
}
