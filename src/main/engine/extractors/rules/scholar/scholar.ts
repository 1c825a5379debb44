import type { Page } from '../../../domain/page';
import type { ExtractContext, Extraction, RawPerson } from '../../../domain/person';
import { createSelfMatcher } from '../../../names';
import { analyzeDocument } from '../../layout';
import { readAuthorList } from '../cv/author-list';
import { readName } from '../kit/names';
import { doubted, shown, shorten, toPerson } from '../kit/person';
import { cellView } from '../kit/table';
import { locate, viewsOf, type View } from '../kit/view';

const COAUTHORS = /^(?:co-?authors?|공동\s*저자|공저자)(?!\p{L})/iu;
const SIDE_END =
  /^(?:view all|모두\s*보기|get my own|내 프로필|follow|articles?\b|public access|title|제목)/iu;
const MORE = /^(?:view all|show more|모두\s*보기|더\s*보기)/iu;
const TRUNCATED = /(?:…|\.{3}|⋯)\s*$/u;
/** What every profile says somewhere. People of a page without it are shown to a person. */
const PROFILE = /h-?\s?index|i10|scholar|스칼라|학술\s*검색|인용|cited\s*by|citations?/iu;
const GUESS = 0.6;
/** Header of the list; what stands above is the profile. */
const LIST_HEAD = /^(?:title|제목)(?!\p{L})|(?:cited by|인용)\s+(?:year|연도)/iu;

/**
 * Google Scholar captures: author lines under each title (initials, cut off after some names), and the co-authors in the side bar
 * with their full names. What is cut off is reported, never guessed. Pure.
 */
export function extractScholar(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const views = analyzeDocument(pages).pages.map(viewsOf);
  const hidden: string[] = [];
  const persons: RawPerson[] = [];
  for (const page of views) {
    const cells = page.flatMap((v) => v.line.cells.map((c) => cellView(v.line, c)));
    const side = sideBar(cells);
    persons.push(...side.persons);
    hidden.push(...side.hidden);
    for (const [i, view] of cells.entries()) {
      if (side.used.has(view)) continue;
      const row = authorRow(cells, i);
      if (!row) continue;
      persons.push(...row.persons);
      hidden.push(...row.hidden);
    }
    hidden.push(...page.filter((v) => MORE.test(v.text)).map((v) => v.text));
  }
  const unlike = !views.flat().some((v) => PROFILE.test(v.text));
  const matcher = createSelfMatcher(ctx.selfNames);
  // The profile's own name stands in every row; once is enough to know that it does.
  const own = persons.find((p) => matcher(p.nameRaw, p.aliases) === 'same');
  const kept = persons.filter((p) => p === own || matcher(p.nameRaw, p.aliases) !== 'same');
  const shownHidden = shown(hidden);
  const shownKept = unlike ? kept.map((p) => doubted(p, GUESS)) : kept;
  return { persons: shownKept, observations: shownHidden.length > 0 ? { hiddenPeople: shownHidden } : {} };
}

function sideBar(cells: readonly View[]): { persons: RawPerson[]; used: Set<View>; hidden: string[] } {
  const used = new Set<View>();
  const persons: RawPerson[] = [];
  const hidden: string[] = [];
  const head = cells.find((v) => COAUTHORS.test(v.text.trim()));
  if (!head) return { persons, used, hidden };
  used.add(head);
  const left = head.packed.slice(0)?.box.x ?? 0;
  const below = cells.filter((v) => {
    const box = v.packed.slice(0)?.box;
    return (
      box !== undefined && v.line.baseline > head.line.baseline && box.x > left - 12 && box.x < left + 90
    );
  });
  for (const view of below) {
    if (SIDE_END.test(view.text.trim()) || LIST_HEAD.test(view.text)) {
      if (MORE.test(view.text.trim())) hidden.push(view.text);
      break;
    }
    used.add(view);
    const read = readName(view.text);
    if (read.kind !== 'name' || read.initialsOnly) continue;
    persons.push(
      toPerson({
        name: read.name,
        role: 'coauthor',
        page: view.line.page,
        piece: locate(view, read.name),
        line: `${head.text}: ${view.text}`,
        certainty: read.score >= 0.4 ? 0.85 : 0.6,
        aliases: read.aliases,
      }),
    );
  }
  return { persons, used, hidden };
}

/** A line that is nothing but authors, under a title and over a venue. */
function authorRow(cells: readonly View[], i: number): { persons: RawPerson[]; hidden: string[] } | null {
  const view = cells[i] as View;
  const text = view.text.trim();
  const list = readAuthorList(view.text);
  if (!list) return null;
  const rest = view.text.slice(list.end).replace(/[\s,.…⋯*]/gu, '');
  const cut = TRUNCATED.test(text) || list.hidden.length > 0;
  const scholarly = list.authors.every((a) => a.read.initialsOnly || a.read.script === 'hangul');
  if (rest !== '' || (list.authors.length < 2 && !cut && !scholarly)) return null;
  const title = titleAbove(cells, i);
  if (!title) return null;
  const year = yearBeside(cells, view, title);
  const persons = list.authors.map((a, n) =>
    toPerson({
      name: a.read.name,
      role: 'coauthor',
      page: view.line.page,
      piece: locate(view, view.text.slice(a.index, a.index + a.length), 0),
      line: `${title.text} / ${text}`,
      certainty: a.read.initialsOnly ? 0.8 : 0.9,
      work: {
        title: shorten(title.text),
        ...(year ? { year } : {}),
        index: n + 1,
        ...(cut ? {} : { count: list.authors.length }),
      },
    }),
  );
  return { persons, hidden: cut ? [shorten(text)] : [] };
}

function titleAbove(cells: readonly View[], i: number): View | undefined {
  const view = cells[i] as View;
  const x = view.packed.slice(0)?.box.x ?? 0;
  return cells
    .slice(Math.max(0, i - 6), i)
    .reverse()
    .find((v) => {
      const box = v.packed.slice(0)?.box;
      const above = view.line.baseline - v.line.baseline;
      return (
        box !== undefined &&
        Math.abs(box.x - x) < 8 &&
        above > 0 &&
        above < 4 * view.line.fontSize + 12 &&
        v.text.length > 8
      );
    });
}

/** The year stands at the right end of the title's line. */
function yearBeside(cells: readonly View[], view: View, title: View): number | undefined {
  const years = cells
    .filter((v) => v.line === title.line || v.line === view.line)
    .flatMap((v) => /^((?:19|20)\d\d)$/u.exec(v.text.trim())?.[1] ?? []);
  const year = years[years.length - 1];
  return year ? Number(year) : undefined;
}
