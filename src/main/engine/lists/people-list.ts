import type { EvaluatorRow } from '../domain/views-conflicts';
import { isPlaceholder, looksLikeName, normalizeName } from '../names';
import type { ListField } from './columns';
import { readPersonName, type PersonName } from './person-name';
import type { Problem } from './problems';
import type { TableRow } from './table';

export type ListedEvaluator = Omit<EvaluatorRow, 'evaluatorId'> & { readonly row: number };

export interface ListedApplicant {
  readonly row: number;
  readonly externalId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly position: string;
}

export interface Taken<T> {
  readonly people: readonly T[];
  readonly problems: readonly Problem[];
}

const MAIL = /^[^\s@<>()]+@[^\s@<>()]+\.[\p{L}]{2,}$/u;
/** Rows that sum up, and the header printed again on a later page. */
const NO_PERSON =
  /^(?:합계|총계|소계|계|총원|total|sum|끝|이하\s*여백|비고|성명|이름|위원명|name)\s*[:：]?\s*\d*\s*(?:명|인)?$/iu;

type Cells = (field: ListField) => string;

const cellsOf =
  (row: TableRow, fields: readonly (ListField | null)[]): Cells =>
  (field) => {
    const at = fields.indexOf(field);
    return at < 0 ? '' : (row.cells[at] ?? '');
  };

const shown = (row: TableRow): string =>
  row.cells
    .filter((c) => c !== '')
    .join(' · ')
    .slice(0, 120);

/** Rows → evaluators. Every row that is not taken, or is doubtful, is named with its number and the reason. */
export function takeEvaluators(
  rows: readonly TableRow[],
  fields: readonly (ListField | null)[],
): Taken<ListedEvaluator> {
  const people: ListedEvaluator[] = [];
  const problems: Problem[] = [];
  const byName = new Map<string, ListedEvaluator[]>();
  for (const row of rows) {
    const say = (code: Problem['code'], other?: number): void =>
      void problems.push({ row: row.row, code, text: shown(row), ...(other !== undefined && { other }) });
    if (row.broken) {
      say('unreadable');
      continue;
    }
    if (row.formulas?.some((c) => fields[c] != null)) say('formula');
    const cell = cellsOf(row, fields);
    const name = nameOf(cell, say);
    if (!name) continue;
    const email = cell('email').replace(/^mailto:/iu, '');
    const person: ListedEvaluator = {
      row: row.row,
      ...name,
      affiliation: cell('affiliation'),
      department: cell('department'),
      email: MAIL.test(email) ? email : '',
      advisor: cell('advisor'),
    };
    if (email !== '' && person.email === '') say('bad_email');
    const key = normalizeName(person.nameKo || person.nameEn).normalized;
    const namesakes = byName.get(key) ?? [];
    const twin = namesakes.find((p) => isSame(p, person));
    if (twin) {
      say('duplicate', twin.row);
      continue;
    }
    if (namesakes[0]) say('same_name', namesakes[0].row);
    byName.set(key, [...namesakes, person]);
    people.push(person);
  }
  return { people, problems };
}

/** The name of a row by its name columns; says what is wrong with it, and gives null where there is none. */
function nameOf(cell: Cells, say: (code: Problem['code']) => void): PersonName | null {
  const texts = [cell('name'), cell('nameKo'), cell('nameEn')];
  if (texts.every((t) => t === '')) {
    say('no_name');
    return null;
  }
  const [whole, ko, en] = texts.map(readPersonName) as [PersonName, PersonName, PersonName];
  const nameKo = whole.nameKo || ko.nameKo || en.nameKo;
  const nameEn = en.nameEn || whole.nameEn || ko.nameEn;
  const first = nameKo || nameEn;
  if (first === '' || texts.some((t) => NO_PERSON.test(t)) || isPlaceholder(first) || !/\p{L}/u.test(first)) {
    say('not_a_name');
    return null;
  }
  if (
    whole.nameKo === '' &&
    ((ko.nameKo === '' && en.nameKo !== '') || (en.nameEn === '' && ko.nameEn !== ''))
  )
    say('name_in_wrong_script');
  const look = looksLikeName(first, { labelled: true });
  if (!look.ok) say('odd_name');
  else if (nameKo === '' && normalizeName(nameEn).completeness === 'initials') say('initials_only');
  return { nameKo, nameEn };
}

/** One person on two rows of one name: nothing tells them apart. */
function isSame(a: ListedEvaluator, b: ListedEvaluator): boolean {
  const agree = (x: string, y: string): boolean => x === '' || y === '' || fold(x) === fold(y);
  if (a.email !== '' && fold(a.email) === fold(b.email)) return true;
  return agree(a.affiliation, b.affiliation) && agree(a.department, b.department) && agree(a.email, b.email);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Rows → applicants by application number, which is text: leading zeros stay. */
export function takeApplicants(
  rows: readonly TableRow[],
  fields: readonly (ListField | null)[],
): Taken<ListedApplicant> {
  const people = new Map<string, ListedApplicant>();
  const problems: Problem[] = [];
  for (const row of rows) {
    const say = (code: Problem['code'], other?: number): void =>
      void problems.push({ row: row.row, code, text: shown(row), ...(other !== undefined && { other }) });
    if (row.formulas?.some((c) => fields[c] != null)) say('formula');
    const cell = cellsOf(row, fields);
    const externalId = cell('externalId').replace(/\s+/gu, '');
    if (externalId === '' || NO_PERSON.test(externalId)) {
      say('no_number');
      continue;
    }
    const known = people.get(externalId);
    if (known) {
      say('duplicate', known.row);
      continue;
    }
    const name = readPersonName(cell('name'));
    people.set(externalId, {
      row: row.row,
      externalId,
      name: name.nameKo || name.nameEn,
      nameEn: readPersonName(cell('nameEn')).nameEn || (name.nameKo === '' ? '' : name.nameEn),
      position: cell('position'),
    });
  }
  return { people: [...people.values()], problems };
}
