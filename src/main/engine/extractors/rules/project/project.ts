import type { Page } from '../../../domain/page';
import type { ExtractContext, Extraction, RawPerson } from '../../../domain/person';
import type { Role } from '../../../domain/words';
import { analyzeDocument } from '../../layout';
import { readName, type ReadName } from '../kit/names';
import { shown, toPerson } from '../kit/person';
import { tablesOf, type Table } from '../kit/table';
import { isSampleName, isTemplate } from '../kit/template';
import { locate, textOf, viewsOf, type View } from '../kit/view';
import { LIKELY, readPeople } from '../thesis/found';
import { labelAt, labelBehind, roleIn } from './labels';

const NAME_HEADER = /^(?:성명|이름|성함|연구원명|연구자명|참여자명|name)$/iu;
const OTHER_HEADER =
  /소속|직위|직급|역할|구분|전공|담당|생년|연락처|참여율|학위|부서|이메일|기관|비고|e-?mail|affiliation|position|role/iu;
const ROLE_HEADER = /역할|구분|참여형태|직책|role/iu;
const PLACE_HEADER = /소속|기관|부서|affiliation/iu;
/** Names left in a form nobody has filled in. */
const IN_TEMPLATE = 0.5;
const HIDDEN = /외\s*\d+\s*(?:인|명)/u;

interface Sighting {
  readonly read: ReadName;
  readonly role: Role;
  readonly view: View;
  readonly from: number;
  readonly affiliation?: string;
  readonly certainty: number;
}

/** Research reports, project papers and weekly reports: people behind labels, in tables, and with their part in a parenthesis. Pure. */
export function extractProject(pages: readonly Page[], _ctx: ExtractContext): Extraction {
  const views = analyzeDocument(pages).pages.map(viewsOf);
  const placeholders: string[] = [];
  let empty = 0;
  const seen: Sighting[] = [];
  for (const page of views) {
    const tables = tablesOf(page, isPeopleHeader);
    for (const table of tables) seen.push(...fromTable(table, placeholders));
    page.forEach((view, i) => {
      const row = fromLine(page, i, placeholders);
      seen.push(...row.seen);
      empty += row.empty;
    });
  }
  const template = isTemplate(views.map(textOf).join('\n'));
  const real = seen.filter((s) => !(template && isSampleName(s.read.name)));
  if (template) placeholders.push(...seen.filter((s) => isSampleName(s.read.name)).map((s) => s.read.name));
  const hidden = shown(
    views.flat().flatMap((v) => (labelAt(v.packed.text) ? (HIDDEN.exec(v.text) ?? []) : [])),
  );
  return {
    persons: onceEach(real).map((s) => personOf(template ? { ...s, certainty: IN_TEMPLATE } : s)),
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
  return table.rows.flatMap((row) => {
    const cell = row.get(name);
    const view = cell?.views[0];
    if (!cell || !view) return [];
    const read = readName(cell.text);
    if (read.kind === 'placeholder') placeholders.push(read.text);
    if (read.kind !== 'name' || read.score < LIKELY) return [];
    const affiliation = place ? row.get(place)?.text : undefined;
    return [
      {
        read,
        role: role ? roleIn(row.get(role)?.text ?? '') : 'research_staff',
        view,
        from: 0,
        ...(affiliation ? { affiliation } : {}),
        certainty: 0.9,
      },
    ];
  });
}

/** A label with its people beside it, or alone on the next line. */
function fromLine(
  page: readonly View[],
  index: number,
  placeholders: string[],
): { seen: Sighting[]; empty: number } {
  const view = page[index] as View;
  const behind = labelBehind(view.text);
  if (behind) {
    const read = readName(behind.name);
    if (read.kind === 'name' && read.score >= LIKELY)
      return { seen: [{ read, role: behind.role, view, from: 0, certainty: 0.9 }], empty: 0 };
  }
  const seen: Sighting[] = [];
  let empty = 0;
  for (const [c, start] of view.cellStarts.entries()) {
    const label = labelAt(view.packed.text.slice(start));
    if (!label) continue;
    const from = start + label.end;
    const stop = view.cellStarts.slice(c + 1).find((s) => labelAt(view.packed.text.slice(s)) !== null);
    const value = view.packed.slice(from, stop)?.text ?? '';
    const apart = view.cellStarts.includes(from) || /[:：]$/u.test(view.packed.text.slice(start, from));
    const here = peopleIn(view, value, from, label.role, apart, placeholders);
    seen.push(...here);
    if (here.length > 0 || value.trim() !== '') continue;
    const below = page[index + 1];
    const next =
      below && below.line.cells.length <= 3 && !labelAt(below.packed.text)
        ? peopleIn(below, below.text, 0, label.role, false, placeholders)
        : [];
    seen.push(...next);
    if (next.length === 0 && /책임자/u.test(view.packed.text.slice(start, from))) empty += 1;
  }
  return { seen, empty };
}

/** "고길동  홍길동", "김경수, 이세림": cells and lists. Words set close to a label are prose unless all of them are names. */
function peopleIn(
  view: View,
  value: string,
  from: number,
  role: Role,
  apart: boolean,
  placeholders: string[],
): Sighting[] {
  const bare = value.replace(HIDDEN, ' ');
  let reads = readPeople(bare);
  if (reads.every((r) => r.kind === 'none'))
    reads = bare
      .split(/\s{1,}/u)
      .filter(Boolean)
      .map((w) => readName(w));
  const names = reads.filter(
    (r): r is ReadName =>
      r.kind === 'name' && r.score >= (apart ? LIKELY : 0.6) && (r.name.length > 2 || r.score >= 0.5),
  );
  for (const r of reads)
    if (r.kind === 'placeholder' && /\p{L}|○|〇/u.test(r.text)) placeholders.push(r.text);
  if (names.length === 0 || (!apart && names.length < reads.length)) return [];
  if (names.length * 2 < reads.length) return [];
  return names.map((read) => ({ read, role, view, from, certainty: apart ? 0.92 : 0.75 }));
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
