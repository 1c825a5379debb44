import { createSelfMatcher } from '../../../names';
import type { ExtractContext, RawPerson, Work } from '../../../domain/person';
import { shorten, toPerson } from '../kit/person';
import { proseOf } from '../kit/prose';
import { readAuthorList, type AuthorList } from './author-list';
import { leadOf, type Entry } from './entries';
import type { ListedAuthor } from './one-author';
import { readBracketedList, readLabelledList, readWithList } from './labelled';

export interface WorkReading {
  readonly persons: readonly RawPerson[];
  readonly hidden: readonly string[];
  /** A work whose authors could not be told. */
  readonly unread?: boolean;
}
const NOTHING: WorkReading = { persons: [], hidden: [] };

/** How sure one author of a well-formed entry is; less where the name is initials only, or the applicant is not among the authors. */
const SURE = 0.93;
const INITIALS = 0.8;
const WITHOUT_SELF = 0.6;

/**
 * One entry of a list of works → one person for each author, with year, title and place in the list. Entries under headings of
 * another kind (talks, posts) count only with two authors, the applicant among them.
 */
export function readWork(entry: Entry, ctx: ExtractContext, sign?: string): WorkReading {
  if (entry.section === 'other') return NOTHING;
  const prose = proseOf(entry.views);
  const matcher = createSelfMatcher(ctx.selfNames);
  const knows = ctx.selfNames.length > 0;
  const isOwn = (a: ListedAuthor): boolean => matcher(a.read.name, a.read.aliases) !== 'different';
  const list = bestList(prose.text, entry, isOwn, sign);
  if (!list) return isUnread(prose.text, entry) ? { ...NOTHING, unread: true } : NOTHING;
  const withSelf = !knows || list.besides === true || list.authors.some(isOwn);
  if (!isWork(prose.text, list, entry, withSelf)) return NOTHING;
  const rest = besideList(prose.text, list);
  const year = yearOf(rest, rest === prose.text ? list.end : 0) ?? entry.headingYear;
  const title = titleOf(rest, rest === prose.text ? list.end : 0);
  const count = list.authors.length + list.hiddenCount + (list.besides ? 1 : 0);
  const persons = list.authors.map((a, i) => {
    const place = prose.place(a.index, a.length);
    const certainty = Math.min(
      a.doubtful ? WITHOUT_SELF : a.read.initialsOnly ? INITIALS : SURE,
      withSelf ? 1 : WITHOUT_SELF,
      list.closed ? 1 : 0.75,
    );
    const work: Work = {
      ...(title ? { title } : {}),
      ...(year ? { year } : {}),
      ...(list.besides ? {} : { index: i + 1 }),
      count,
    };
    return toPerson({
      name: a.read.name,
      role: a.corresponding ? 'corresponding_author' : 'coauthor',
      page: place.page,
      piece: place.piece,
      line: prose.text,
      certainty,
      aliases: a.read.aliases,
      ...(a.read.hanja ? { hanja: a.read.hanja } : {}),
      work,
    });
  });
  return { persons, hidden: list.hidden.map((h) => shorten(`${prose.text.slice(0, 24).trim()} … ${h}`)) };
}

/** Most lists stand first; some styles print the title first and the authors on a line of their own. */
function bestList(
  text: string,
  entry: Entry,
  isOwn: (author: ListedAuthor) => boolean,
  sign?: string,
): AuthorList | null {
  const labelled = readLabelledList(text, sign);
  if (labelled) return labelled;
  const first = readAuthorList(text, leadOf(text), sign);
  if (first && (first.authors.length > 1 || first.closed)) return first;
  const line = listOnLine(text, entry, sign);
  if (line) return line;
  const quoted = /[”"」』》]\s*,?\s*/u.exec(text);
  const after = quoted ? readAuthorList(text, quoted.index + quoted[0].length, sign) : null;
  if (after && after.authors.length > 1) return after;
  return readBracketedList(text, isOwn, sign) ?? readWithList(text, sign) ?? first;
}

/** Lines an author list may run over. */
const LINES = 3;

/** A line, or a few, that hold authors and nothing else, below the title. */
function listOnLine(text: string, entry: Entry, sign?: string): AuthorList | null {
  const starts: number[] = [];
  for (const view of entry.views) {
    const at = text.indexOf(view.text.slice(0, 8), (starts[starts.length - 1] ?? -1) + 1);
    starts.push(at < 0 ? text.length : at);
  }
  for (const [i, start] of starts.entries()) {
    if (i === 0) continue;
    for (let n = 1; n <= LINES && i + n <= starts.length; n += 1) {
      const end = starts[i + n] ?? text.length;
      const list = readAuthorList(text.slice(0, end), start, sign);
      if (list && list.authors.length > 1 && /^[\s.,;]*$/u.test(text.slice(list.end, end)))
        return { ...list, closed: true };
    }
    const list = readAuthorList(text, start, sign);
    if (list && list.authors.length > 1 && list.closed) return list;
  }
  return null;
}

/** What the entry says of the work: all of it, or what stands before a list of authors at its end. */
function besideList(text: string, list: AuthorList): string {
  const [lead, first] = [leadOf(text), list.authors[0]?.index ?? 0];
  return first > lead + 12 ? text.slice(lead, first) : text;
}

/** A dated and quoted line under a heading of works, long enough for authors, a title and a place. */
function isUnread(text: string, entry: Entry): boolean {
  return (
    entry.section === 'works' &&
    text.length > 40 &&
    /[“"「『《｢].{4,}[”"」』》｣]/u.test(text) &&
    /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text)
  );
}

function isWork(text: string, list: AuthorList, entry: Entry, withSelf: boolean): boolean {
  const beside = besideList(text, list);
  const rest = (beside === text ? text.slice(list.end) : beside).replace(/[\s\d.,()]/gu, '');
  const dated =
    /(?<!\d)(?:19|20)\d\d(?!\d)|in press|accepted|forthcoming|submitted|under review|revis(?:e|ion)\b|working paper|게재\s*예정|심사\s*중/iu.test(
      text,
    ) || entry.headingYear !== undefined;
  const quoted = /[“"「『《]/u.test(text.slice(list.end, list.end + 6));
  if (rest.length < 8 || (!dated && !quoted)) return false;
  if (entry.section === 'works')
    return list.authors.length > 1 || list.hidden.length > 0 || (list.closed && withSelf);
  return (list.authors.length > 1 || list.hidden.length > 0) && withSelf && list.closed;
}

/** The year beside the authors, else the last one of the entry: volumes and page numbers stand before it. */
function yearOf(text: string, from: number): number | undefined {
  const beside = /^\s*[.,]?\s*[([（]?\s*((?:19|20)\d\d)(?!\d)/u.exec(text.slice(from))?.[1];
  if (beside) return Number(beside);
  const years = [...text.slice(from).matchAll(/(?<![\d–-])((?:19|20)\d\d)(?![\d–-])/gu)].map((m) =>
    Number(m[1]),
  );
  const lead = /^\D{0,6}((?:19|20)\d\d)\b/u.exec(text)?.[1];
  return years[years.length - 1] ?? (lead ? Number(lead) : undefined);
}

function titleOf(text: string, from: number): string | undefined {
  const rest = text.slice(from);
  const quoted = /(?:[“"]([^”"]{4,300})[”"]|[「『《]([^」』》]{4,300})[」』》]|‘([^”]{4,300})’[,.\s])/u.exec(
    rest.slice(0, 400),
  );
  const plain = rest
    .replace(/^\s*[.,:]?\s*[([（]?\s*(?:19|20)\d\d[a-z]?\s*[)\]）]?/u, '')
    .replace(/^[\s.,:]+/u, '')
    .split(/[.?!]\s|,\s(?=\p{Lu}|[가-힣]+(?:학회|논문지|학보|연구))/u)[0];
  const title = (quoted?.slice(1).find((t) => t !== undefined) ?? plain ?? '')
    .replace(/[.,\s]+$/u, '')
    .trim();
  return title.length >= 4 ? shorten(title) : undefined;
}
