import type { Piece } from './packed';
import { locate, type View } from './view';

/** Running text over several lines, with the way back to the print. */
export interface Prose {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** Where `length` characters from `index` on are printed; a name broken over two lines is shown by its first part. */
  place(
    index: number,
    length: number,
  ): { readonly page: number; readonly piece: Piece; readonly line: string };
}
export interface Sentence {
  readonly text: string;
  /** Position in `Prose.text`. */
  readonly start: number;
}

/** Joins lines to text: a word broken by a hyphen grows together, any other line end is a space. */
export function proseOf(views: readonly View[]): Prose {
  let text = '';
  const starts: { at: number; view: View }[] = [];
  for (const view of views) {
    const broken = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(view.text);
    if (broken) text = text.slice(0, -1);
    else if (text !== '') text += ' ';
    starts.push({ at: text.length, view });
    text += view.text;
  }
  return {
    text,
    sentences: sentencesOf(text),
    place: (index, length) => {
      const i = starts.findLastIndex((s) => s.at <= index);
      const here = starts[i];
      if (!here) throw new RangeError('place: outside the text');
      const end = starts[i + 1]?.at ?? text.length;
      const part = text.slice(index, Math.min(index + length, end)).trim();
      const from = text.slice(here.at, index).replace(/\s/g, '').length;
      return {
        page: here.view.line.page,
        piece: locate(here.view, part, Math.max(0, from - 1)),
        line: here.view.text,
      };
    },
  };
}

/** A full stop ends a sentence, but not after a title or an initial. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?](?=\s)/gu)) {
    const before = text.slice(start, match.index);
    if (
      match[0] === '.' &&
      /(?:^|[\s(])(?:prof|dr|mr|mrs|ms|st|jr|sr|ph\.d|e\.g|i\.e|\p{Lu})$/iu.test(before)
    )
      continue;
    sentences.push({ text: text.slice(start, match.index + 1), start });
    start = match.index + 1;
  }
  if (text.slice(start).trim() !== '') sentences.push({ text: text.slice(start), start });
  return sentences;
}
