import { readAuthorList, type AuthorList } from './author-list';
import type { ListedAuthor } from './one-author';

/** Parts named in front of the names: "제1저자: 홍길동, 교신저자: 김철수". */
const PART =
  /(?:^|[\s,;/·|(（[])(?<part>(?:공동\s*)?(?:제\s*[1일]\s*저자|주\s*저자|교신\s*저자|책임\s*저자|공동\s*저자|공\s*저자|참여\s*저자|저자)|(?:first|corresponding|co-?)\s*authors?|authors?)\s*[:：]\s*/giu;
const ANSWERS = /교신|책임|corresponding/iu;

/** The authors of an entry that names each behind its part; null where it does not. */
export function readLabelledList(text: string, sign?: string): AuthorList | null {
  const parts = [...text.matchAll(PART)];
  const authors: ListedAuthor[] = [];
  const hidden: string[] = [];
  let hiddenCount = 0;
  let end = 0;
  for (const [i, part] of parts.entries()) {
    const from = part.index + part[0].length;
    const until = parts[i + 1]?.index ?? text.length;
    const list = readAuthorList(text.slice(0, until), from, sign);
    if (!list) continue;
    const corresponding = ANSWERS.test(part.groups?.['part'] ?? '');
    for (const author of list.authors) {
      const known = authors.findIndex((a) => a.read.name === author.read.name);
      const own = { ...author, corresponding: author.corresponding || corresponding };
      if (known < 0) authors.push(own);
      else if (own.corresponding)
        authors[known] = { ...(authors[known] as ListedAuthor), corresponding: true };
    }
    hidden.push(...list.hidden);
    hiddenCount += list.hiddenCount;
    end = list.end;
  }
  return authors.length > 0 ? { authors, hidden, hiddenCount, end, closed: true } : null;
}

const BRACKET =
  /[(（[]\s*(?<with>(?:공저자?|공동\s*저자|공동\s*연구|(?:joint(?:ly)?\s+)?with|co-?authors?)\s*[:：]?\s*)?(?<list>[^()（）[\]]{2,400})[)）\]]/giu;

/**
 * "“Title”, Journal, 2021. (홍길동, 김철수)": a bracket that holds names and nothing else, the applicant's or Korean ones among
 * them, for places stand in brackets, too ("Cape Town, South Africa"). "(with Jane Roe)" may name one.
 */
export function readBracketedList(
  text: string,
  isOwn: (author: ListedAuthor) => boolean,
  sign?: string,
): AuthorList | null {
  for (const bracket of text.matchAll(BRACKET)) {
    const inside = bracket.groups?.['list'] ?? '';
    const from = bracket.index + bracket[0].lastIndexOf(inside);
    const list = readAuthorList(text.slice(0, from + inside.length), from, sign);
    if (!list || text.slice(list.end, from + inside.length).trim() !== '') continue;
    const beside = bracket.groups?.['with'] !== undefined;
    const people = list.authors.length > 1 || list.hidden.length > 0;
    if (beside || (people && list.authors.some((a) => isOwn(a) || a.read.script === 'hangul')))
      return { ...list, closed: true, ...(beside ? { besides: true } : {}) };
  }
  return null;
}

const WITH = /[”"」』》’]\s*,?\s*(?:joint(?:ly)?\s+)?with\s+/iu;

/** "“Title” with Jane Roe and Hugo Brandt, Journal": who worked with the applicant, behind the title. */
export function readWithList(text: string, sign?: string): AuthorList | null {
  const match = WITH.exec(text);
  const list = match && readAuthorList(text, match.index + match[0].length, sign);
  return list && { ...list, closed: true, besides: true };
}
