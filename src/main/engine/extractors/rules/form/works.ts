import type { RawPerson, Work } from '../../../domain/person';
import type { Role } from '../../../domain/words';
import { readAuthorList } from '../cv/author-list';
import type { ListedAuthor } from '../cv/one-author';
import { shorten, toPerson } from '../kit/person';
import { proseOf } from '../kit/prose';
import { cellView, packedText, tablesOf, type TableCell } from '../kit/table';
import type { View } from '../kit/view';

const AUTHORS =
  /^(?:전체|참여|공동|총)?(?:저자|집필자|연구자|발명자|고안자)(?:명|성명|\(?전체\)?|명단)?$|^authors?$/iu;
const ROLES: readonly (readonly [RegExp, Role])[] = [
  [/^(?:교신|책임)저자(?:명)?$|^correspondingauthors?$/iu, 'corresponding_author'],
  [/^(?:제?1저자|주저자|공동저자|공저자)(?:명)?$|^(?:first|co-?)authors?$/iu, 'coauthor'],
];
/** Columns of a list of projects, as curricula and forms have them. */
const PROJECT_ROLES: readonly (readonly [RegExp, Role])[] = [
  [/^(?:과제|사업)(?:총괄)?책임자(?:명|성명)?$/iu, 'project_manager'],
  [/^(?:총괄|세부)?(?:연구)?책임자(?:명|성명)?$|^principalinvestigators?$/iu, 'principal_investigator'],
  [
    /^(?:공동|참여|주요참여|공동참여)연구(?:원|진|인력)(?:명|성명)?$|^co-?investigators?$/iu,
    'research_staff',
  ],
];
const COUNT = /^(?:총저자수|저자수|총저자|총인원|참여자수)(?:\(명\))?$/u;
const TITLE = /^(?:(?:연구)?과제명|사업명|논문명|논문제목|제목|실적명|저서명|연구실적명|title)$/iu;
const YEAR =
  /^(?:(?:연구|수행|참여|사업)?기간|(?:게재|발행|발표|출판)(?:연월일?|년월일?|일자?|연도|년도)|연도|year)$/iu;
const VENUE =
  /^(?:지원기관|발주처|주관기관|게재(?:학술)?지|학술지|저널|학회지|발행처|발표지|게재처)명?$|^(?:venue|journal)$/iu;

/** What may stand in a cell for names beside them. */
const NO_NAMES =
  /[(（[][^)）\]]*[)）\]]|et\s*al|외\s*\d*\s*[인명]?|등\s*\d*\s*[인명]?|해당\s*없음|없음|교신|저자|제1|주|공동/giu;

/** One work of a form or a table: the cells that name its people, and what the others say of it. */
export interface FormWork {
  readonly cells: readonly { readonly cell: TableCell; readonly role: Role }[];
  readonly stated?: number;
  readonly work: Work;
}

function roleOfLabel(label: string): Role | null {
  if (AUTHORS.test(label)) return 'coauthor';
  return [...ROLES, ...PROJECT_ROLES].find(([pattern]) => pattern.test(label))?.[1] ?? null;
}

/** Works of tables: one a row, its people under the headers that say so. */
export function worksInTables(page: readonly View[]): FormWork[] {
  // In a row of label-and-value pairs every other cell is a value; in a header nearly all are labels.
  const isHeader = (cells: readonly string[]): boolean =>
    cells.length >= 3 &&
    cells.some((c) => roleOfLabel(c) !== null) &&
    cells.filter(isLabel).length * 2 > cells.length;
  return tablesOf(page, isHeader).flatMap((table) =>
    table.rows.map((row) => {
      const fields = [...row].map(([label, cell]) => ({ label, cell }));
      return workOf(fields);
    }),
  );
}

/** Label and value in one line: "저자명  홍길동, 김철수   총저자수  2". A new title begins a new work. */
export function worksInPairs(page: readonly View[]): FormWork[] {
  const works: { label: string; cell: TableCell }[][] = [];
  for (const view of page) {
    const { line } = view;
    line.cells.forEach((cell, i) => {
      const [, label = '', inline = ''] = /^([^:：]{2,14})[:：]\s*(.*)$/u.exec(cell.plain) ?? [];
      const key = (label || packedText(cell)).replace(/\s+/gu, '');
      if (!isLabel(key)) return;
      const next = line.cells[i + 1];
      const value = inline
        ? cellView(line, cell)
        : next && !isLabel(packedText(next))
          ? cellView(line, next)
          : undefined;
      if (!value) return;
      const text = inline || value.text;
      if (TITLE.test(key) || works.length === 0) works.push([]);
      works[works.length - 1]?.push({ label: key, cell: { text, views: [value] } });
    });
  }
  return works.map(workOf).filter((w) => w.cells.length > 0 || w.stated !== undefined);
}

function isLabel(key: string): boolean {
  return roleOfLabel(key) !== null || COUNT.test(key) || TITLE.test(key) || YEAR.test(key) || VENUE.test(key);
}

function workOf(fields: readonly { label: string; cell: TableCell }[]): FormWork {
  const find = (pattern: RegExp): string | undefined => fields.find((f) => pattern.test(f.label))?.cell.text;
  const stated = /\d+/u.exec(find(COUNT) ?? '')?.[0];
  // Of a span ("2021–2023") the tie lasted to its end.
  const year = (find(YEAR) ?? '').match(/(?:19|20)\d\d/gu)?.at(-1);
  const [title, venue] = [find(TITLE), find(VENUE)];
  return {
    cells: fields.flatMap((f) => {
      const role = roleOfLabel(f.label);
      return role ? [{ cell: f.cell, role }] : [];
    }),
    ...(stated ? { stated: Number(stated) } : {}),
    work: {
      ...(title ? { title: shorten(title) } : {}),
      ...(venue ? { venue: shorten(venue) } : {}),
      ...(year ? { year: Number(year) } : {}),
    },
  };
}

/** The people of a work, each once; `unread`: a cell for names holds more letters than were read as names. */
export function peopleOf(form: FormWork): {
  persons: RawPerson[];
  hidden: readonly string[];
  unread: boolean;
} {
  const found = new Map<string, { author: ListedAuthor; role: Role; cell: TableCell; index: number }>();
  const hidden: string[] = [];
  let unread = false;
  for (const { cell, role } of form.cells) {
    const text = cell.views.map((v) => v.text).join(' ');
    const list = readAuthorList(text, Math.max(0, text.indexOf(cell.text)));
    hidden.push(...(list?.hidden ?? []));
    unread ||= /\p{L}{2}/u.test(text.slice(list?.end ?? 0).replace(NO_NAMES, ''));
    for (const author of list?.authors ?? []) {
      const key = author.read.name.replace(/\s+/gu, '').toLowerCase();
      const known = found.get(key);
      const strong = author.corresponding ? 'corresponding_author' : role;
      if (!known) found.set(key, { author, role: strong, cell, index: found.size + 1 });
      else if (strong === 'corresponding_author') found.set(key, { ...known, role: strong });
    }
  }
  const persons = [...found.values()].map(({ author, role, cell, index }) => {
    const place = proseOf(cell.views).place(author.index, author.length);
    return toPerson({
      name: author.read.name,
      role,
      page: place.page,
      piece: place.piece,
      line: place.line,
      certainty: author.doubtful ? 0.6 : author.read.initialsOnly ? 0.8 : 0.92,
      aliases: author.read.aliases,
      work: { ...form.work, index, count: form.stated ?? found.size },
    });
  });
  return { persons, hidden, unread };
}
