import { FAMILY_ONLY } from '../../../names/tables';
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
/** A piece of a list between two separators, and where it begins. */
export interface Chunk {
  readonly text: string;
  readonly index: number;
}

/** "Hong" before "G. D." or "Gil-Dong": the family name of an inverted name. */
const FAMILY =
  /^(?:(?:van|von|der|den|de|la|le|bin|al|el|ten|ter)\s+){0,2}\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?$/u;
const INITIALS = /^(?:\p{Lu}\.?[\s-]*){1,4}(?:,?\s*(?:Jr|Sr|I{2,3})\.?)?$/u;
const GIVEN = /^\p{Lu}[\p{L}\p{M}'’-]+(?:[\s-]+(?:\p{L}\.?|\p{L}[\p{L}\p{M}'’-]+))?$/u;
/** Ways a list ends inside a piece: a year, a quote, a colon, a full stop before a title. */
const STOPS =
  /\s*[([（]\s*(?:19|20)\d\d|\s*[.,:]?\s*[“"‘「『《<〈']|\s*[:：]\s|\.\s+(?=[\p{Lu}가-힣\d(“"])|\.\s*$|\s+(?=(?:19|20)\d\d\b)|\s*[([（]/gu;
const HIDDEN_TAIL = /\s+(et\.?\s?al\.?|외\s*(\d{0,3})\s*(?:인|명)?|등\s*(?:\d{0,3})\s*(?:인|명)?)\s*$/iu;
const CORRESPONDING = /[(（[]\s*[*†‡]?\s*(?:교신|책임|corresponding)[^)）\]]*[)）\]]|✉|🖂/giu;
/** Roles and marks beside a name; equal contribution and the like say nothing about who it is. */
const MARKS =
  /[(（[]\s*(?:제?\s*\d\s*저자|주\s*저자|공동|단독|제1|co-?first|first|equal)[^)）\]]*[)）\]]|[*†‡§¶#^]+|[¹²³⁰-⁹]+/giu;

const TRAILING_NUMBER = /(?<=\p{L})\s*\d{1,2}\s*\*?$/u;

/** One name read, and whether the list goes on behind it. */
export interface One {
  readonly author: ListedAuthor;
  /** The list ended inside this piece. */
  readonly stopped: boolean;
  readonly hidden?: string;
  readonly hiddenCount: number;
}

/** "Hong, G. D." and "Hong, Gil-Dong;": two pieces are one name. */
export function readInverted(
  text: string,
  family: Chunk,
  given: Chunk,
  sign: string | undefined,
): One | null {
  const clean = family.text.replace(MARKS, '').trim();
  if (!FAMILY.test(clean) || /[가-힣]/u.test(clean)) return null;
  const after = text.slice(given.index + given.text.length).trimStart();
  let found: One | null = null;
  for (const head of heads(given.text)) {
    const bare = head.text.replace(CORRESPONDING, '').replace(MARKS, '').trim();
    const initials = INITIALS.test(bare);
    // "E. W. (2021)" is cut at each of its full stops: the longest run of initials counts.
    if (found && !initials) break;
    // A full given name is believed only where the list separates people by something else than commas.
    const full =
      GIVEN.test(bare) &&
      clean.split(/\s/u).length === 1 &&
      (/^[;&]|^and\b/iu.test(after) || (head.stopped && /;/u.test(text)));
    if (!initials && !full) continue;
    // The last initial's full stop is no end of a sentence.
    const end = given.index + head.text.trimEnd().length;
    const dot = /(?:^|[\s.-])\p{Lu}$/u.test(bare) && text.charAt(end) === '.' ? '.' : '';
    const read = nameOf(`${clean}, ${bare}${dot}`);
    if (!read) continue;
    found = {
      author: {
        read,
        index: family.index,
        length: end + dot.length - family.index,
        corresponding: isCorresponding(given.text, `${head.text}${dot}`, sign),
      },
      stopped: head.stopped,
      hiddenCount: 0,
    };
    if (!initials || !head.stopped) break;
  }
  return found;
}

/** A name in its usual order, or one of several words that end a list ("Edda W. Quist. On nothing"). */
export function readDirect(
  chunk: Chunk,
  sign: string | undefined,
  before: readonly ListedAuthor[] = [],
): One | null {
  let short: One | null = null;
  for (const head of heads(chunk.text)) {
    const one = directOf(chunk, head, sign);
    if (short) {
      // "Edda W" was cut at a middle initial when one more word makes it a name.
      const longer = one && MIDDLE_INITIAL.test(one.author.read.name);
      return longer ? one : short;
    }
    if (!one) continue;
    if (!head.stopped || !ENDS_IN_INITIAL.test(one.author.read.name) || before.some(familyFirst)) return one;
    short = one;
  }
  return short;
}

const ENDS_IN_INITIAL = /^\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}$/u;
const MIDDLE_INITIAL = /^\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}\.\s(?:\p{Ll}+\s)*\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "Hong GD", as Vancouver lists write all their names. */
const familyFirst = (a: ListedAuthor): boolean => /^\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}{1,3}$/u.test(a.read.name);

function directOf(
  chunk: Chunk,
  head: { text: string; stopped: boolean },
  sign: string | undefined,
): One | null {
  const gone = HIDDEN_TAIL.exec(head.text);
  const printed = gone ? head.text.slice(0, gone.index) : head.text;
  const bare = printed
    .replace(CORRESPONDING, '')
    .replace(MARKS, '')
    .replace(/^(?:and|&)\s+/iu, '')
    .trim();
  const read = nameOf(bare);
  if (!read || read.score < 0.45) return null;
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

/**
 * "Seo, Haram, Do-Hyeon Kim, and Edda Quist": styles that invert the first author only. A whole name, "and" or the end of the list
 * has to follow.
 */
export function readChicago(
  family: Chunk,
  given: Chunk,
  after: Chunk | undefined,
  sign: string | undefined,
): One | null {
  const clean = family.text.replace(MARKS, '').trim();
  if (!/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(clean)) return null;
  for (const head of heads(given.text)) {
    const bare = head.text.replace(CORRESPONDING, '').replace(MARKS, '').trim();
    if (!GIVEN.test(bare) || FAMILY_ONLY.has(bare.toLowerCase())) continue;
    const next = after && readDirect(after, sign);
    const followed = (next && next.author.read.name.includes(' ')) || (after && HIDES.test(after.text));
    if (!followed && !head.stopped) continue;
    const read = nameOf(`${clean}, ${bare}`);
    if (!read) continue;
    const length = given.index + head.text.trimEnd().length - family.index;
    const corresponding = isCorresponding(given.text, head.text, sign);
    return {
      author: { read, index: family.index, length, corresponding },
      stopped: head.stopped,
      hiddenCount: 0,
    };
  }
  return null;
}

const HIDES = /^\s*et\.?\s?al/iu;

/** "홍길동, 리웨이, 김철수": a word of Hangul between two names, in a list that goes on, is a foreign name. */
export function readBetween(chunk: Chunk, next: Chunk, sign: string | undefined): ListedAuthor | null {
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
    if (stop.index > 0) yield { text: text.slice(0, stop.index), stopped: true };
  }
}
