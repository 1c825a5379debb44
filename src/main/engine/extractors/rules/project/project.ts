import type { Page } from '../../../domain/page';
import type { ExtractContext, Extraction, RawPerson } from '../../../domain/person';
import { analyzeDocument } from '../../layout';
import { peopleOf, worksInTables } from '../form/works';
import { readName } from '../kit/names';
import { shown, toPerson } from '../kit/person';
import { tablesOf, type Table } from '../kit/table';
import { isSampleName, isTemplate } from '../kit/template';
import { locate, textOf, viewsOf } from '../kit/view';
import { LIKELY } from '../thesis/found';
import { labelAt, roleIn } from './labels';
import { HIDDEN, readRows, type Sighting } from './rows';

const NAME_HEADER =
  /^(?:(?:성명|이름|성함)(?:[(（][^)）]*[)）])?|(?:참여|공동|책임)?(?:연구원|연구자|연구진|참여자|참가자)(?:명|성명)?|name)$/iu;
const OTHER_HEADER =
  /소속|직위|직급|역할|구분|전공|담당|생년|연락처|참여율|학위|부서|이메일|기관|비고|e-?mail|affiliation|position|role/iu;
const ROLE_HEADER = /역할|구분|참여형태|직책|role/iu;
const PLACE_HEADER = /소속|기관|부서|affiliation/iu;
/** Names left in a form nobody has filled in. */
const IN_TEMPLATE = 0.5;

/** Research reports, project papers and weekly reports: people behind labels, in tables, and with their part in a parenthesis. Pure. */
export function extractProject(pages: readonly Page[], _ctx: ExtractContext): Extraction {
  const views = analyzeDocument(pages).pages.map(viewsOf);
  const placeholders: string[] = [];
  let empty = 0;
  const seen: Sighting[] = [];
  for (const page of views) {
    const tables = tablesOf(page, isPeopleHeader);
    for (const table of tables) seen.push(...fromTable(table, placeholders));
    const rows = readRows(page, placeholders);
    seen.push(...rows.seen);
    empty += rows.empty;
  }
  const template = isTemplate(views.map(textOf).join('\n'));
  const real = seen.filter((s) => !(template && isSampleName(s.read.name)));
  if (template) placeholders.push(...seen.filter((s) => isSampleName(s.read.name)).map((s) => s.read.name));
  const hidden = shown(
    views.flat().flatMap((v) => (labelAt(v.packed.text) ? (HIDDEN.exec(v.text) ?? []) : [])),
  );
  const named = onceEach(real).map((s) => personOf(template ? { ...s, certainty: IN_TEMPLATE } : s));
  // Lists of projects: a column each for who leads and who takes part.
  const listed = views
    .flatMap(worksInTables)
    .flatMap((w) => peopleOf(w).persons)
    .filter((p) => !(template && isSampleName(p.nameRaw)))
    .filter((p) => !named.some((n) => n.nameRaw === p.nameRaw && n.role === p.role));
  return {
    persons: [...named, ...listed],
    observations: {
      ...(placeholders.length > 0 ? { placeholders: shown(placeholders) } : {}),
      ...(empty > 0 ? { emptyRows: empty } : {}),
      ...(hidden.length > 0 ? { hiddenPeople: hidden } : {}),
    },
  };
}

function isPeopleHeader(cells: readonly string[]): boolean {
  return (
    cells.length >= 2 && cells.some((c) => NAME_HEADER.test(c)) && cells.some((c) => OTHER_HEADER.test(c))
  );
}

function fromTable(table: Table, placeholders: string[]): Sighting[] {
  const name = table.headers.find((h) => NAME_HEADER.test(h)) ?? '';
  const role = table.headers.find((h) => ROLE_HEADER.test(h));
  const place = table.headers.find((h) => PLACE_HEADER.test(h));
  const sure = table.rows.some((row) => {
    const read = readName(row.get(name)?.text ?? '');
    return read.kind === 'name' && read.score >= LIKELY;
  });
  return table.rows.flatMap((row) => {
    const cell = row.get(name);
    const view = cell?.views[0];
    if (!cell || !view) return [];
    const read = readName(cell.text);
    if (read.kind === 'placeholder') placeholders.push(read.text);
    if (read.kind !== 'name' || (read.score < LIKELY && !sure)) return [];
    const affiliation = place ? row.get(place)?.text : undefined;
    return [
      {
        read,
        role: role ? roleIn(row.get(role)?.text ?? '') : 'research_staff',
        view,
        from: 0,
        ...(affiliation ? { affiliation } : {}),
        // Among names a foreign one in Hangul is believed, and shown to a person.
        certainty: read.score < LIKELY ? 0.5 : 0.9,
      },
    ];
  });
}

/** The same name in the same role is listed where it was printed first. */
function onceEach(seen: readonly Sighting[]): Sighting[] {
  return seen.filter((s, i) => seen.findIndex((o) => o.read.name === s.read.name && o.role === s.role) === i);
}

function personOf(s: Sighting): RawPerson {
  return toPerson({
    name: s.read.name,
    role: s.role,
    page: s.view.line.page,
    piece: locate(s.view, s.read.name, s.from),
    line: s.view.text,
    certainty: s.certainty,
    aliases: s.read.aliases,
    ...(s.read.hanja ? { hanja: s.read.hanja } : {}),
    ...(s.affiliation ? { affiliation: s.affiliation } : {}),
  });
}
