import type { ExtractContext, Extraction, Observations, RawPerson, Work } from '../../../domain/person';
import type { Page } from '../../../domain/page';
import { compareRoles } from '../../../domain/roles';
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
import { readVita } from './vita';

/** Front and back matter, in pages: the jury stands in one of them. */
const FRONT = 20;
const BACK = 14;
/** Covers and approval pages lie within these first pages. */
const COVERS = 15;
/** Covers and approval pages are nearly empty; a page with more lines is text. */
const SPARSE = 45;
const COMMITTEE: readonly Role[] = ['committee', 'committee_chair'];
const SUPERVISORS: readonly Role[] = ['supervisor', 'co_supervisor'];

/** Korean and English theses: author, supervisors, committee, thanks, works in the vita. Pure. */
export function extractThesis(pages: readonly Page[], ctx: ExtractContext): Extraction {
  const matter = pages.filter((_, i) => i < FRONT || i >= pages.length - BACK);
  const views = analyzeDocument(matter).pages.map(viewsOf);
  const cover = readCover(
    views.slice(0, COVERS).filter((v) => v.length <= SPARSE),
    ctx.selfNames,
  );
  const rows = views.flatMap((page) => rowsOf(page));
  const jury = rows.flatMap((r) => r.found);
  const thanks = settleThanks(readThanks(views), jury);
  const all = [...(cover.author ? [cover.author] : []), ...jury, ...seats(rows, thanks), ...thanks];
  const work: Work = {
    ...(cover.title ? { title: cover.title } : {}),
    ...(cover.year ? { year: cover.year } : {}),
  };
  const persons = joinPeople(all).flatMap((person) => personsOf(person.found, person.forms, work));
  return {
    persons: [...persons, ...readVita(views, ctx, cover.author?.read.name)].sort(inPrintOrder),
    observations: observe(pages, cover, rows, persons),
  };
}

function rowsOf(views: readonly View[]): PageRows[] {
  const page = views[0]?.line.page;
  if (page === undefined) return [];
  const approval = views.length <= SPARSE && isApproval(textOf(views));
  return [koreanRows(page, views, approval), englishRows(page, views, approval)];
}

/**
 * A supervisor is of the jury too where the print says so: signing below "인준함", standing among the committee's rows, or thanked
 * beside the committee (rules of Korean graduate schools, facts S13: the supervisor takes the last row).
 */
function seats(rows: readonly PageRows[], thanks: readonly Found[]): Found[] {
  const seated = rows.flatMap((r) =>
    r.found.filter((f) => SUPERVISORS.includes(f.role) && r.seated.includes(f.read.name)),
  );
  const told = thanks.some((f) => f.role === 'committee')
    ? thanks.filter((f) => SUPERVISORS.includes(f.role))
    : [];
  return [...seated, ...told].map((f) => ({ ...f, role: 'committee' }));
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
  a.page - b.page || Math.round(a.bbox.y - b.bbox.y) || a.bbox.x - b.bbox.x || compareRoles(a.role, b.role);

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
  const most = Math.max(0, ...rows.map((r) => r.rows + seatsWithoutRow(r)));
  const blank = rows.some((r) => r.empty.some((role) => SUPERVISORS.includes(role))) && !supervised ? 1 : 0;
  const empty = Math.max(0, most - named) + blank;
  const committeeRows = most + blank;
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

/** Seated supervisors who have no committee row of their own on the page. */
function seatsWithoutRow(rows: PageRows): number {
  const jury = rows.found.filter((f) => COMMITTEE.includes(f.role)).map((f) => f.read.name);
  return new Set(rows.seated.filter((name) => !jury.includes(name))).size;
}

/** Pages of the front matter without text: a scanned approval page hides there. */
function silentPages(pages: readonly Page[]): number[] {
  if (pages.length < 4) return [];
  const letters = (page: Page): number => page.words.reduce((n, w) => n + w.text.length, 0);
  return pages.slice(0, 8).flatMap((page) => (letters(page) < 10 ? [page.number] : []));
}
