import { nameOf, type ReadName } from '../kit/names';

/** One author of a list, with the place in the text the list was read from. */
export interface ListedAuthor {
  readonly read: ReadName;
  readonly index: number;
  readonly length: number;
  readonly corresponding: boolean;
  /** Only its neighbours say that this is a name: a foreign one in Hangul. */
  readonly doubtful?: boolean;
}
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
}

const SEPARATOR = /\s*(?:[,;，、·ㆍ∙]\s*(?:and\b|&)?|&|\band\b|및|\s그리고\s)\s*/giu;
/** "Hong" before "G. D." or "Gil-Dong": the family name of an inverted name. */
const FAMILY =
  /^(?:(?:van|von|der|den|de|la|le|bin|al|el|ten|ter)\s+){0,2}\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?$/u;
const INITIALS = /^(?:\p{Lu}\.?[\s-]*){1,4}(?:,?\s*(?:Jr|Sr|I{2,3})\.?)?$/u;
const GIVEN = /^\p{Lu}[\p{L}\p{M}'’-]+(?:[\s-]+(?:\p{L}\.?|\p{L}[\p{L}\p{M}'’-]+))?$/u;
/** Ways a list ends inside a piece: a year, a quote, a colon, a full stop before a title. */
const STOPS =
  /\s*[([（]\s*(?:19|20)\d\d|\s*[.,:]?\s*[“"‘「『《<〈']|\s*[:：]\s|\.\s+(?=[\p{Lu}가-힣\d(“"])|\.\s*$|\s+(?=(?:19|20)\d\d\b)|\s*[([（]/gu;
const HIDDEN =
  /^\s*[,，]?\s*(?:and\s+)?(et\.?\s?al\.?|외\s*(\d{0,3})\s*(?:인|명)?(?![가-힣])|…|\.{3}|⋯|and\s+(\d{1,3})?\s*others)/iu;
const HIDDEN_TAIL = /\s+(et\.?\s?al\.?|외\s*(\d{0,3})\s*(?:인|명)?|등\s*(?:\d{0,3})\s*(?:인|명)?)\s*$/iu;
const CORRESPONDING = /[(（[]\s*[*†‡]?\s*(?:교신|책임|corresponding)[^)）\]]*[)）\]]|✉|🖂/giu;
/** Roles and marks beside a name; equal contribution and the like say nothing about who it is. */
const MARKS =
  /[(（[]\s*(?:제?\s*\d\s*저자|주\s*저자|공동|단독|제1|co-?first|first|equal)[^)）\]]*[)）\]]|[*†‡§¶#^]+|[¹²³⁰-⁹]+/giu;

/** "The X Collaboration: L. Abel, …": the label goes, the people stay. A group inside a list hides its members. */
const GROUP_LEAD =
  /^\s*(?:the\s+)?[\p{L}\d ()-]{2,50}?\b(?:collaboration|consortium|(?:working|study|research) group|team)\s*[:：]\s*/iu;
const GROUP = /\b(?:collaboration|consortium|(?:working|study|research) group|investigators|network)\b/iu;
/** Affiliation numbers that the text layer left between the names: "Battram T1,2*, Bojesen S5,6". */
const NUMBERS = /^[\d*†‡§,\s]+$/u;
const TRAILING_NUMBER = /(?<=\p{L})\s*\d{1,2}\s*\*?$/u;

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

interface Chunk {
  readonly text: string;
  readonly index: number;
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
    const inverted = next ? readInverted(text, chunk, next, sign) : null;
    const one = inverted ?? readDirect(chunk, sign);
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

interface One {
  readonly author: ListedAuthor;
  /** The list ended inside this piece. */
  readonly stopped: boolean;
  readonly hidden?: string;
  readonly hiddenCount: number;
}

/** "Hong, G. D." and "Hong, Gil-Dong;": two pieces are one name. */
function readInverted(text: string, family: Chunk, given: Chunk, sign: string | undefined): One | null {
  const clean = family.text.replace(MARKS, '').trim();
  if (!FAMILY.test(clean) || /[가-힣]/u.test(clean)) return null;
  for (const head of heads(given.text)) {
    const bare = head.text.replace(CORRESPONDING, '').replace(MARKS, '').trim();
    const after = text.slice(given.index + given.text.length).trimStart();
    // A full given name is believed only where the list separates people by something else than commas.
    const full =
      GIVEN.test(bare) &&
      clean.split(/\s/u).length === 1 &&
      (/^[;&]|^and\b/iu.test(after) || (head.stopped && /;/u.test(text)));
    if (!INITIALS.test(bare) && !full) continue;
    // "Quist, E. W. (2021)": the last initial's full stop is no end of a sentence.
    const end = given.index + head.text.trimEnd().length;
    const dot = /\.\s*\p{Lu}$/u.test(bare) && text.charAt(end) === '.' ? '.' : '';
    const read = nameOf(`${clean}, ${bare}${dot}`);
    if (!read) continue;
    const length = end + dot.length - family.index;
    return {
      author: {
        read,
        index: family.index,
        length,
        corresponding: isCorresponding(given.text, head.text, sign),
      },
      stopped: head.stopped,
      hiddenCount: 0,
    };
  }
  return null;
}

function readDirect(chunk: Chunk, sign: string | undefined): One | null {
  for (const head of heads(chunk.text)) {
    const gone = HIDDEN_TAIL.exec(head.text);
    const printed = gone ? head.text.slice(0, gone.index) : head.text;
    const bare = printed
      .replace(CORRESPONDING, '')
      .replace(MARKS, '')
      .replace(/^(?:and|&)\s+/iu, '')
      .trim();
    const read = nameOf(bare);
    if (!read || read.score < 0.45) continue;
    const lead = printed.length - printed.trimStart().length;
    return {
      author: {
        read,
        index: chunk.index + lead,
        length: printed.trim().length,
        corresponding: isCorresponding(chunk.text, head.text, sign),
      },
      stopped: head.stopped,
      ...(gone ? { hidden: gone[1] ?? '' } : {}),
      hiddenCount: Number(gone?.[2] ?? 0) || 0,
    };
  }
  return null;
}

/** "홍길동, 리웨이, 김철수": a word of Hangul between two names, in a list that goes on, is a foreign name. */
function readBetween(chunk: Chunk, next: Chunk, sign: string | undefined): ListedAuthor | null {
  const word = chunk.text.replace(CORRESPONDING, '').replace(MARKS, '').trim();
  if (!/^[가-힣]{2,6}$/u.test(word)) return null;
  const read = nameOf(word);
  const after = readDirect(next, sign);
  if (!read || !after || after.author.read.script !== 'hangul') return null;
  const index = chunk.index + chunk.text.indexOf(word);
  return { read, index, length: word.length, corresponding: false, doubtful: true };
}

/** Is the mark inside the name's piece, or right behind where the name was cut off? */
function isCorresponding(piece: string, head: string, sign: string | undefined): boolean {
  if (sign !== undefined && piece.slice(0, head.length + 1).split(sign).length === 2) return true;
  const mark = piece.search(CORRESPONDING);
  return mark >= 0 && (mark < head.length || piece.slice(head.length, mark).trim() === '');
}

/** The piece whole, then cut at each place where a list may end, shortest first. */
function* heads(text: string): Generator<{ text: string; stopped: boolean }> {
  const marked = text
    .replace(CORRESPONDING, (m) => ' '.repeat(m.length))
    .replace(MARKS, (m) => ' '.repeat(m.length));
  if ((!/[\d“"]/u.test(marked.replace(TRAILING_NUMBER, '')) || HIDDEN_TAIL.test(text)) && text.length < 60)
    yield { text, stopped: false };
  for (const stop of marked.matchAll(STOPS)) {
    if (stop.index > 60) return;
    if (stop.index > 1) yield { text: text.slice(0, stop.index), stopped: true };
  }
}
