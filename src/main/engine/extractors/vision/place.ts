import { unionBox, type BBox } from '../../domain/bbox';
import type { Page, Word } from '../../domain/page';
import { nameSimilarity } from '../../domain/proof';
import { cleanName, looksLikeName } from '../../names';

/** Where something like a name stands on a page. */
export interface Place {
  readonly box: BBox;
  readonly text: string;
  /** Least confidence of its words. */
  readonly confidence: number;
  readonly similarity: number;
  /** How many words it is made of. */
  readonly words: number;
  /** Its line. */
  readonly line: string;
  /** The line holds nothing but names, labels, titles and offices: no running text, which may say anything about anybody. */
  readonly row: boolean;
}

/** Words of one name: "홍", "길", "동" and a title. */
const MOST_WORDS = 4;

/**
 * The place on the page that is most like `name`: whole words only, for a name inside another word is no name. Null where nothing
 * is alike at all.
 */
export function placeOf(name: string, page: Page): Place | null {
  let best: Place | null = null;
  for (const line of linesOf(page.words))
    for (let i = 0; i < line.length; i += 1)
      for (let n = 1; n <= MOST_WORDS && i + n <= line.length; n += 1) {
        const words = line.slice(i, i + n);
        const text = cleanName(words.map((w) => w.text).join(/\p{Script=Latin}/u.test(name) ? ' ' : ''));
        const similarity = nameSimilarity(name, text);
        if (similarity < 0.5 || (best && !isBetter(similarity, n, best))) continue;
        best = {
          box: unionBox(words.map((w) => w.box)),
          text,
          confidence: Math.min(...words.map((w) => w.confidence)),
          similarity,
          words: n,
          line: line.map((w) => w.text).join(' '),
          row: isRow([...line.slice(0, i), ...line.slice(i + n)]),
        };
      }
  return best;
}

/** More alike; or as much with less around it, for a title before a name is no part of it. */
const isBetter = (similarity: number, words: number, than: Place): boolean =>
  similarity > than.similarity || (similarity === than.similarity && words < than.words);

/** Words on one height, left to right. */
export function linesOf(words: readonly Word[]): Word[][] {
  const lines: { middle: number; height: number; words: Word[] }[] = [];
  for (const word of words) {
    const middle = word.box.y + word.box.h / 2;
    const line = lines.findLast((l) => Math.abs(l.middle - middle) < Math.min(l.height, word.box.h) * 0.5);
    if (line) line.words.push(word);
    else lines.push({ middle, height: word.box.h, words: [word] });
  }
  return lines.map((l) => l.words.sort((a, b) => a.box.x - b.box.x));
}

/** What stands beside names in rows of people: labels, titles, offices, numbers and signs. Nothing that a sentence is made of. */
const BESIDE =
  /^(?:[^\p{L}]*|\(?(?:인|印|직인|서명|날인|sign(?:ed|ature)?)\)?|위원장|부위원장|위원|심사위원장?|주심|부심|지도교수|공동지도교수|교수|부교수|조교수|박사|석사|공학박사|이학박사|문학박사|성명|이름|저자|공저자|교신저자|연구책임자|공동연구원|참여연구원|연구원|[가-힣]{2,12}(?:대학교|대학|학과|학부|연구소|연구원|전공)|prof(?:essor)?|dr|ph|d|m|md|phd|chair|chairman|committee|member|advisor|supervisor|author|and|by)$/iu;

/** Nothing but names and what stands beside them. */
export function isRow(rest: readonly Word[]): boolean {
  return rest.every((w) =>
    w.text.split(/[\s:：,，·.;()[\]]+/u).every((piece) => BESIDE.test(piece) || isNameOf(piece)),
  );
}

/** Another name of the same row. */
export const isNameOf = (text: string): boolean =>
  text.length >= 2 && text.length <= 5 && looksLikeName(text).ok;
