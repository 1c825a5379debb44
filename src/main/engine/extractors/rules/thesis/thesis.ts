import type { ExtractContext, Extraction, Observations, RawPerson, Work } from '../../../domain/person';
import type { Page } from '../../../domain/page';
import type { Role } from '../../../domain/words';
import { analyzeDocument } from '../../layout';
import { shown, toPerson } from '../kit/person';
import { textOf, viewsOf, type View } from '../kit/view';
import { readCover, type Cover } from './cover';
import { englishRows } from './english-rows';
import type { Found, PageRows } from './found';
import { joinPeople, otherForms } from './join';
import { isApproval, koreanRows } from './korean-rows';
import { readThanks } from './thanks';

/** Front and back matter, in pages: the jury stands in one of them. */
const FRONT = 15;
const BACK = 12;
/** Covers and approval pages are nearly empty; a page with more lines is text. */
const SPARSE = 45;
const COMMITTEE: readonly Role[] = ['committee', 'committee_chair'];
const SUPERVISORS: readonly Role[] = ['supervisor', 'co_supervisor'];

/** Korean and English theses: author, supervisors, committee, thanks. Pure. */
export function extractThesis(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const views = analyzeDocument(pages).pages.map(viewsOf);
  const matter = views.filter((_, i) => i < FRONT || i >= views.length - BACK);
  const cover = readCover(
    views.slice(0, FRONT).filter((v) => v.length <= SPARSE),
    ctx.selfNames,
  );
  const rows = matter.flatMap((page) => rowsOf(page));
  const jury = rows.flatMap((r) => r.found);
  const thanks = settleThanks(readThanks(views), jury);
  const all = [...(cover.author ? [cover.author] : []), ...jury, ...thanks];
  const work: Work = {
    ...(cover.title ? { title: cover.title } : {}),
    ...(cover.year ? { year: cover.year } : {}),
  };
  const persons = joinPeople(all).flatMap((person) => personsOf(person.found, person.forms, work));
  return {
    persons: persons.sort(inPrintOrder),
    observations: observe(pages, cover, rows, persons),
  };
}

function rowsOf(views: readonly View[]): PageRows[] {
  const page = views[0]?.line.page;
  if (page === undefined) return [];
  const approval = views.length <= SPARSE && isApproval(textOf(views));
  return [koreanRows(page, views, approval), englishRows(page, views, approval)];
}

/** Thanks tell of a role only where no form names it: a signed page is worth more than a kind word. */
function settleThanks(thanks: readonly Found[], jury: readonly Found[]): Found[] {
  const has = (roles: readonly Role[]): boolean => jury.some((f) => roles.includes(f.role));
  return thanks.map((f) => {
    const settled =
      (SUPERVISORS.includes(f.role) && has(SUPERVISORS)) || (COMMITTEE.includes(f.role) && has(COMMITTEE));
    return settled ? { ...f, role: 'acknowledged', certainty: 0.75 } : f;
  });
}

/** One record for each role a person has; thanks add nothing to somebody who signed. */
function personsOf(found: readonly Found[], forms: readonly string[], work: Work): RawPerson[] {
  const roles = new Set(found.map((f) => f.role));
  if (roles.has('committee_chair')) roles.delete('committee');
  if (roles.has('supervisor')) roles.delete('co_supervisor');
  if (roles.size > 1) roles.delete('acknowledged');
  return [...roles].map((role) => {
    const own = found.filter((f) => f.role === role);
    const best = own.reduce((a, b) => (rank(b) > rank(a) ? b : a));
    const named = preferHangul(best, found);
    const hanja = found.find((f) => f.read.hanja)?.read.hanja;
    return toPerson({
      name: named.read.name,
      role,
      page: named.page,
      piece: named.piece,
      line: named.line,
      certainty: best.certainty,
      aliases: otherForms(named.read.name, forms),
      ...(hanja ? { hanja } : {}),
      ...(role === 'acknowledged' ? {} : { work }),
    });
  });
}

const inPrintOrder = (a: RawPerson, b: RawPerson): number =>
  a.page - b.page || Math.round(a.bbox.y - b.bbox.y) || a.bbox.x - b.bbox.x;

const rank = (f: Found): number => f.certainty + (/[가-힣]/u.test(f.read.name) ? 0.5 : 0);

/** Where the role was printed in Latin only, the place of the Hangul form stands for it if the thesis prints one. */
function preferHangul(best: Found, all: readonly Found[]): Found {
  if (/[가-힣]/u.test(best.read.name)) return best;
  return all.find((f) => /[가-힣]/u.test(f.read.name)) ?? best;
}

function observe(
  pages: readonly Page[],
  cover: Cover,
  rows: readonly PageRows[],
  persons: readonly RawPerson[],
): Observations {
  const named = persons.filter((p) => COMMITTEE.includes(p.role)).length;
  const supervised = persons.some((p) => SUPERVISORS.includes(p.role));
  const most = Math.max(0, ...rows.map((r) => r.rows));
  const seated = Math.max(0, ...rows.map((r) => (r.rows > 0 ? beyondCommittee(r.seated, persons) : 0)));
  const blank = rows.some((r) => r.empty.some((role) => SUPERVISORS.includes(role))) && !supervised ? 1 : 0;
  const empty = Math.max(0, most - named) + blank;
  const committeeRows = most + seated + blank;
  const placeholders = shown([...cover.placeholders, ...rows.flatMap((r) => r.placeholders)]);
  const silent = most === 0 && cover.degree !== 'bachelor' ? silentPages(pages) : [];
  return {
    ...(cover.title ? { title: cover.title } : {}),
    ...(cover.year ? { year: cover.year } : {}),
    ...(cover.degree ? { degree: cover.degree } : {}),
    ...(committeeRows > 0 ? { committeeRows } : {}),
    ...(empty > 0 ? { emptyRows: empty } : {}),
    ...(placeholders.length > 0 ? { placeholders } : {}),
    ...(silent.length > 0 ? { silentPages: silent } : {}),
  };
}

/** Seated supervisors who have no committee row of their own. */
function beyondCommittee(seated: readonly string[], persons: readonly RawPerson[]): number {
  const jury = persons
    .filter((p) => COMMITTEE.includes(p.role))
    .flatMap((p) => [p.nameRaw, ...(p.aliases ?? [])]);
  return new Set(seated.filter((name) => !jury.includes(name))).size;
}

/** Pages of the front matter without text: a scanned approval page hides there. */
function silentPages(pages: readonly Page[]): number[] {
  if (pages.length < 4) return [];
  const letters = (page: Page): number => page.words.reduce((n, w) => n + w.text.length, 0);
  return pages.slice(0, 8).flatMap((page) => (letters(page) < 10 ? [page.number] : []));
}
