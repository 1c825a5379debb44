import { isRomanisationOf, looksLikeName } from '../../../names';
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
  const others = other?.authors.flatMap((a) => unjoin(a, main.authors)) ?? [];
  const sizes =
    main.script === 'ko'
      ? { ko: main.authors.length, en: others.length }
      : { ko: others.length, en: main.authors.length };
  if (!other)
    return { authors: main.authors.map((author) => ({ author, byline: main, confirmed: false })), ...sizes };
  const fits = (a: Author, b: Author): boolean => romanised(a, b);
  // Foreign names in Hangul romanise nothing: they neither speak for the order nor against it.
  const telling = main.authors.flatMap((a, i) => (isForeign(a) ? [] : [{ a, b: others[i] as Author }]));
  const byPosition =
    main.authors.length === others.length &&
    telling.length > 0 &&
    telling.filter(({ a, b }) => fits(a, b)).length * 2 >= telling.length;
  const left = new Set(others);
  const authors = main.authors.map((author, i): PairedAuthor => {
    const match = byPosition ? others[i] : [...left].find((b) => fits(author, b));
    if (!match) return { author, byline: main, confirmed: false };
    left.delete(match);
    return { author, byline: main, other: match, confirmed: fits(author, match) };
  });
  const over = [...left].map((author): PairedAuthor => ({ author, byline: other, confirmed: false }));
  return { authors: [...authors, ...over], ...sizes };
}

/** A name in Hangul whose syllables are no Korean name's: 리웨이, 응우옌반안. */
const isForeign = (a: Author): boolean => a.name.script === 'ko' && looksLikeName(a.name.text).score < 0.4;

/**
 * "Daon Kang Seoa Yoon": names set apart by spaces alone. They come apart where each piece romanises one of the other list's names,
 * in its order.
 */
function unjoin(author: Author, main: readonly Author[]): Author[] {
  const tokens = author.name.text.split(' ');
  if (author.name.script !== 'en' || tokens.length < 4) return [author];
  const pieces: Author[] = [];
  let at = 0;
  for (const target of main) {
    const size = [2, 3].find(
      (n) =>
        at + n <= tokens.length &&
        isRomanisationOf(tokens.slice(at, at + n).join(' '), target.name.text) === 'full',
    );
    if (!size) continue;
    pieces.push({ ...author, name: { ...author.name, text: tokens.slice(at, at + size).join(' ') } });
    at += size;
  }
  return at === tokens.length ? pieces : [author];
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
