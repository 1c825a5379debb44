import type { Cell } from './cells';
import type { Prepared } from './prepare';
import type { Languages, Recogniser } from './recogniser';
import { lookOnce, type ReadCell } from './sparse';

/** Clockwise quarter turns. */
export type Quarters = 0 | 1 | 2 | 3;

/** Share of Hangul above which a page is Korean: the Korean model alone is best on it, and ruinous elsewhere. */
const KOREAN = 0.6;

/** Mean figure of what was read, weighted by letters; 0 on an empty page. Turned pages stay below 0.5. */
export function surenessOf(words: readonly { readonly text: string; readonly confidence: number }[]): number {
  let sum = 0;
  let letters = 0;
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters < 4 ? 0 : sum / letters;
}

/** The first look at every cell, by the Korean model; by both models where they are clearly surer. */
export async function languagesOf(
  recogniser: Recogniser,
  prepared: Prepared,
  cells: readonly Cell[],
  grey: boolean,
): Promise<{ readonly languages: Languages; readonly cells: ReadCell[]; readonly sureness: number }> {
  const korean = await lookOnce(recogniser, prepared, cells, { languages: 'kor', grey });
  const sureness = surenessOf(korean.flatMap(lettersOf));
  if (hangulShare(korean) > KOREAN) return { languages: 'kor', cells: korean, sureness };
  const both = await lookOnce(recogniser, prepared, cells, { languages: 'kor+eng', grey });
  const surer = surenessOf(both.flatMap(lettersOf));
  return surer > sureness - 0.05
    ? { languages: 'kor+eng', cells: both, sureness: surer }
    : { languages: 'kor', cells: korean, sureness };
}

function lettersOf({ readings }: ReadCell): { text: string; confidence: number }[] {
  const first = readings[0];
  return first ? first.letters.map((text, i) => ({ text, confidence: first.confidences[i] ?? 0 })) : [];
}

function hangulShare(cells: readonly ReadCell[]): number {
  const text = cells.flatMap((c) => c.readings[0]?.letters ?? []).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(/[가-힣]/gu)?.length ?? 0) / letters;
}
