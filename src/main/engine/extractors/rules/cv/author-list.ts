import {
  readBetween,
  readChicago,
  readDirect,
  readInverted,
  type Chunk,
  type ListedAuthor,
} from './one-author';

export interface AuthorList {
  readonly authors: readonly ListedAuthor[];
  /** "et al.", "외 3인", "…". */
  readonly hidden: readonly string[];
  /** How many people the list says it hides; 0 where it does not say. */
  readonly hiddenCount: number;
  /** Position after the list. */
  readonly end: number;
  /** Did the list end where lists end (year, quote, full stop), not just at something that is no name? */
  readonly closed: boolean;
  /** The list names who worked with the applicant, who is not printed: "with Jane Roe". */
  readonly besides?: boolean;
}

const SEPARATOR = /\s*(?:[,;，、·ㆍ∙]\s*(?:and\b|&)?|&|\band\b|및|\s그리고\s)\s*/giu;
const HIDDEN =
  /^\s*[,，]?\s*(?:and\s+)?(et\.?\s?al\.?|외\s*(\d{0,3})\s*(?:인|명)?(?![가-힣])|…|\.{3}|⋯|and\s+(\d{1,3})?\s*others)/iu;
/** "The X Collaboration: L. Abel, …": the label goes, the people stay. A group inside a list hides its members. */
const GROUP_LEAD =
  /^\s*(?:the\s+)?[\p{L}\d ()-]{2,50}?\b(?:collaboration|consortium|(?:working|study|research) group|team)\s*[:：]\s*/iu;
const GROUP = /\b(?:collaboration|consortium|(?:working|study|research) group|investigators|network)\b/iu;
/** Affiliation numbers that the text layer left between the names: "Battram T1,2*, Bojesen S5,6". */
const NUMBERS = /^[\d*†‡§,\s]+$/u;
/** "(*교신저자)", "* corresponding author": what a sign beside names of the document means. */
const LEGEND =
  /[(（[]?\s*(?<sign>[*†‡#✝])\s*[:=]?\s*(?:표시\S*\s*)?(?:교신|책임\s*저자|corresponding)[^)）\]\n]{0,20}[)）\]]?/iu;

/** The sign a text says to stand for the corresponding author. */
export function correspondingSign(text: string): string | undefined {
  return LEGEND.exec(text)?.groups?.['sign'];
}

/** A legend behind the list is no mark of its last author, where a name before it carries the sign. */
function withoutLegend(text: string, sign: string | undefined): string {
  const legend = LEGEND.exec(text);
  if (!legend || !sign || !text.slice(0, legend.index).includes(sign)) return text;
  const blank = ' '.repeat(legend[0].length);
  return text.slice(0, legend.index) + blank + text.slice(legend.index + blank.length);
}

/**
 * Reads the author list a text begins with: APA, IEEE, Vancouver and Korean styles, full names in either order. It ends at the first
 * piece that is no name, so a title is never taken for people. Null where the text does not begin with a name.
 * @param sign stands for the corresponding author, where the document says so.
 */
export function readAuthorList(
  printed: string,
  begin = 0,
  sign = correspondingSign(printed),
): AuthorList | null {
  const text = withoutLegend(printed, sign);
  const from = begin + (GROUP_LEAD.exec(text.slice(begin))?.[0].length ?? 0);
  const chunks = split(text, from);
  const authors: ListedAuthor[] = [];
  const hidden: string[] = [];
  let hiddenCount = 0;
  let end = from;
  let closed = false;
  for (let i = 0; i < chunks.length; i += 1) {
    const chunk = chunks[i] as Chunk;
    if (NUMBERS.test(chunk.text) && authors.length > 0) continue;
    const group = chunk.text.length < 60 && GROUP.exec(chunk.text);
    if (group && authors.length > 0) {
      hidden.push(chunk.text.slice(0, group.index + group[0].length).trim());
      end = chunk.index + group.index + group[0].length;
      continue;
    }
    const gone = HIDDEN.exec(chunk.text);
    if (gone) {
      hidden.push((gone[1] ?? '').trim());
      hiddenCount += Number(gone[2] ?? gone[3] ?? 0) || 0;
      end = chunk.index + gone[0].length;
      closed = true;
      break;
    }
    const next = chunks[i + 1];
    const inverted = next
      ? (readInverted(text, chunk, next, sign) ??
        (authors.length === 0 ? readChicago(chunk, next, chunks[i + 2], sign) : null))
      : null;
    const one = inverted ?? readDirect(chunk, sign, authors);
    if (!one) {
      const between = authors.length > 0 && next ? readBetween(chunk, next, sign) : null;
      if (!between) break;
      authors.push(between);
      end = between.index + between.length;
      continue;
    }
    authors.push(one.author);
    end = one.author.index + one.author.length;
    if (inverted) i += 1;
    if (one.hidden) {
      hidden.push(one.hidden);
      hiddenCount += one.hiddenCount;
    }
    if (one.stopped || one.hidden) {
      closed = true;
      break;
    }
    // A list may end in a plain comma before a quoted title.
    if (/^\s*[,.]?\s*[“"‘「『《<〈]/u.test(text.slice(end))) closed = true;
  }
  return authors.length === 0
    ? null
    : { authors, hidden, hiddenCount, end, closed: closed || text.slice(end).trim() === '' };
}

function split(text: string, from: number): Chunk[] {
  const chunks: Chunk[] = [];
  let at = from;
  for (const match of text.slice(from).matchAll(SEPARATOR)) {
    chunks.push({ text: text.slice(at, from + match.index), index: at });
    at = from + match.index + match[0].length;
    if (chunks.length > 400) break;
  }
  chunks.push({ text: text.slice(at), index: at });
  return chunks.filter((c) => c.text.trim() !== '');
}
