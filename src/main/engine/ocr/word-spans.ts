import { looksLikeName } from '../names';
import { likeliestName } from './likeliest';
import type { Reading } from './looks';
import type { PixelBox } from './raster';

/** A gap of this many letter heights separates words; letters set apart become words of one letter, which the layout joins. */
const SPACE = 0.34;
/** From this on a text is likelier a name than a label with a post. */
const NAME = 0.6;
/** The same of three letters of which two stand together. */
const DIVIDED_NAME = 0.4;
/** A gap within a name is below this share of the gaps around it. */
const WITHIN = 0.5;

type Range = readonly [from: number, to: number];

export interface Span {
  /** Letters that are voted on together: a word, or a name whose letters stand apart. */
  readonly span: Range;
  /** The words as they stand. */
  readonly parts: readonly Range[];
}

const isSyllable = (letter: string | undefined): boolean => /[가-힣]/u.test(letter ?? '');

/** Words by the gaps between syllables, by the recogniser's word between other letters; syllables that stand apart alike form one span. */
export function wordSpans(
  { letters, begins }: Reading,
  boxes: readonly PixelBox[],
  height: number,
  raised: ReadonlyMap<number, PixelBox>,
): Span[] {
  const words: [number, number][] = [];
  const gap = (i: number): number => (boxes[i] as PixelBox).x0 - (boxes[i - 1] as PixelBox).x1;
  const name = letters.join('');
  // A name alone in its cell is voted on as a whole, however its letters are spaced.
  if (/^[가-힣]{2,4}$/u.test(name) && isName(name, NAME))
    return [{ span: [0, letters.length], parts: [[0, letters.length]] }];
  letters.forEach((_, i) => {
    const word = words[words.length - 1];
    const syllables = isSyllable(letters[i]) && isSyllable(letters[i - 1]);
    const parted =
      raised.has(i) !== raised.has(i - 1) ? true : syllables ? gap(i) >= SPACE * height : begins[i];
    if (word && !parted) word[1] = i + 1;
    else words.push([i, i + 1]);
  });
  const spans: { span: [number, number]; parts: [number, number][] }[] = [];
  for (const word of words) {
    const last = spans[spans.length - 1];
    const lone = word[1] - word[0] === 1 && isSyllable(letters[word[0]]);
    const apart = last?.parts.every((p) => p[1] - p[0] === 1 && isSyllable(letters[p[0]]));
    const usual = last && last.parts.length > 1 ? gap((last.parts[1] as [number, number])[0]) : Infinity;
    if (last && lone && apart && gap(word[0]) < 1.7 * usual + 0.1 * height) {
      last.span[1] = word[1];
      last.parts.push(word);
    } else spans.push({ span: [...word], parts: [word] });
  }
  return joinNames(joinSchools(spans, letters), letters, gap);
}

/** A school's name that a wide gap seems to part (남도대 학교) is one word: its beginning may look like a person's. */
function joinSchools(spans: readonly Span[], letters: readonly string[]): Span[] {
  const textOf = ([from, to]: Range): string => letters.slice(from, to).join('');
  const out: Span[] = [];
  for (const span of spans) {
    const last = out[out.length - 1];
    const isRest =
      last?.parts.length === 1 &&
      /[가-힣]대(?:학)?$/u.test(textOf(last.span)) &&
      /^(?:학[교원]|교|원)/u.test(textOf(span.span)) &&
      /[가-힣]대학[교원]/u.test(textOf(last.span) + textOf(span.span));
    if (last && isRest) {
      const joined: Range = [last.span[0], span.span[1]];
      out[out.length - 1] = { span: joined, parts: [joined] };
    } else out.push(span);
  }
  return out;
}

/** A family name and a given name that stand apart, or a name whose letters do because one of them is narrow (차시 한): voted on together. */
function joinNames(spans: readonly Span[], letters: readonly string[], gap: (i: number) => number): Span[] {
  const out: Span[] = [];
  spans.forEach((span, i) => {
    const last = out[out.length - 1];
    const joined: Range | undefined = last && [last.span[0], span.span[1]];
    if (!last || !joined || !isDividedName(last, span, letters.slice(...joined).join('')))
      return void out.push(span);
    const before = last.span[0] > 0 ? gap(last.span[0]) : Infinity;
    const next = spans[i + 1];
    const around = Math.min(before, next ? gap(next.span[0]) : Infinity);
    const between = gap(span.span[0]);
    if (between >= around) return void out.push(span);
    const parts = between < WITHIN * around ? [joined] : [...last.parts, ...span.parts];
    out[out.length - 1] = { span: joined, parts };
  });
  return out;
}

function isDividedName(a: Span, b: Span, text: string): boolean {
  if (a.parts.length > 1 || b.parts.length > 1 || !/^[가-힣]{3}$/u.test(text)) return false;
  return isName(text, DIVIDED_NAME);
}

/** Is this a name, or what one is read for? */
const isName = (text: string, least: number): boolean =>
  looksLikeName(text).score >= least || likeliestName([text]) !== undefined;
