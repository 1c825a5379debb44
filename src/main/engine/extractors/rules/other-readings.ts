import { intersectionArea } from '../../domain/bbox';
import type { Page, Word } from '../../domain/page';
import type { Candidate, RawPerson } from '../../domain/person';
import { looksLikeName } from '../../names';

/** Most alternatives a person is given. */
const MOST = 5;
/** What the first of them is worth; it lost the vote, and the next ones are a little further off. */
const FIRST = 0.6;
const STEP = 0.01;

/**
 * What character recognition also made of the ink a name was read from, as names: one word read otherwise, then all of them. Only what
 * can be a name is offered. `page` stands upright, as the person's box does.
 */
export function otherReadings(person: RawPerson, page: Page): Candidate[] {
  const words = page.words
    .filter((w) => intersectionArea(w.box, person.bbox) > 0.5 * w.box.w * w.box.h)
    .sort((a, b) => a.box.x - b.box.x);
  const own = person.nameRaw.replace(/\s/gu, '');
  const texts = words.map((w) => w.text);
  const names = variants(words)
    .map((variant) => swapped(texts, variant, own))
    .filter((name): name is string => name !== undefined && name !== own && looksLikeName(name).ok);
  return [...new Set(names)]
    .slice(0, MOST)
    .map((name, i) => ({ name, confidence: FIRST - i * STEP, source: 'ocr' }));
}

/** The words with one of them in another reading, and with every one in its likeliest other reading. */
function variants(words: readonly Word[]): string[][] {
  const texts = words.map((w) => w.text);
  const single = words.flatMap((w, at) =>
    (w.alternatives ?? []).map((other) => texts.map((text, i) => (i === at ? other : text))),
  );
  const doubtful = words.filter((w) => w.alternatives?.[0]).length;
  return doubtful < 2 ? single : [...single, words.map((w) => w.alternatives?.[0] ?? w.text)];
}

/** The name's part of the words, in other letters; undefined where the words do not spell the name or its surroundings change. */
function swapped(texts: readonly string[], variant: readonly string[], own: string): string | undefined {
  const whole = texts.join('');
  const start = whole.indexOf(own);
  if (start < 0) return undefined;
  const [before, after] = [whole.slice(0, start), whole.slice(start + own.length)];
  const other = variant.join('');
  return other.startsWith(before) && other.endsWith(after) && other.length > before.length + after.length
    ? other.slice(before.length, other.length - after.length)
    : undefined;
}
