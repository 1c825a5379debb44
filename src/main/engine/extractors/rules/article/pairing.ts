import { isRomanisationOf } from '../../../names';
import type { Author, Byline } from './byline';

export interface PairedAuthor {
  readonly author: Author;
  readonly byline: Byline;
  /** The same person in the other script. */
  readonly other?: Author;
  /** Romanisation confirms the pair; position alone does not. */
  readonly confirmed: boolean;
}

export interface Pairing {
  readonly authors: readonly PairedAuthor[];
  readonly ko: number;
  readonly en: number;
}

/**
 * One author per printed person: the main byline's, with the other script beside it. Pairs go by position when the lists are
 * equally long and romanisation agrees for at least half of them, else by romanisation alone; who stays over is kept.
 */
export function pairBylines(main: Byline, other: Byline | undefined): Pairing {
  const count = (script: 'ko' | 'en'): number =>
    (main.script === script ? main : other?.script === script ? other : undefined)?.authors.length ?? 0;
  const sizes = { ko: count('ko'), en: count('en') };
  if (!other)
    return { authors: main.authors.map((author) => ({ author, byline: main, confirmed: false })), ...sizes };
  const fits = (a: Author, b: Author): boolean => romanised(a, b);
  const byPosition =
    main.authors.length === other.authors.length &&
    main.authors.filter((a, i) => fits(a, other.authors[i] as Author)).length * 2 >= main.authors.length;
  const left = new Set(other.authors);
  const authors = main.authors.map((author, i): PairedAuthor => {
    const match = byPosition ? other.authors[i] : [...left].find((b) => fits(author, b));
    if (!match) return { author, byline: main, confirmed: false };
    left.delete(match);
    return { author, byline: main, other: match, confirmed: fits(author, match) };
  });
  const over = [...left].map((author): PairedAuthor => ({ author, byline: other, confirmed: false }));
  return { authors: [...authors, ...over], ...sizes };
}

/** Do two authors' names agree across scripts? Equal scripts agree when letters do. */
export function romanised(a: Author, b: Author): boolean {
  const [ko, en] = a.name.script === 'ko' ? [a, b] : [b, a];
  if (ko.name.script === en.name.script)
    return (
      ko.name.text.replace(/[\s-]/gu, '').toLowerCase() === en.name.text.replace(/[\s-]/gu, '').toLowerCase()
    );
  return isRomanisationOf(en.name.text, ko.name.text) !== 'no';
}

/** How many of two bylines' authors agree, as a share of the shorter list. */
export function agreement(a: Byline, b: Byline): number {
  const n = Math.min(a.authors.length, b.authors.length);
  if (n === 0) return 0;
  const hits = a.authors.filter((x) => b.authors.some((y) => romanised(x, y))).length;
  return hits / n;
}
