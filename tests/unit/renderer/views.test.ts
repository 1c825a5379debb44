import { describe, expect, it } from 'vitest';
import type {
  ApplicantProgress,
  DocumentProgress,
  PersonRow,
  Preflight,
  PreflightFile,
  RosterPreview,
} from '../../../src/preload/contract';
import { numberBeside } from '../../../src/renderer/i18n/names';
import { totalsOf, treeRows, whyOf, type Filter } from '../../../src/renderer/views/intake/tree';
import { peopleRows } from '../../../src/renderer/views/people/groups';
import { applicantState, documentState, pagesOf } from '../../../src/renderer/views/progress/rows';
import { closeView, lineView } from '../../../src/renderer/views/review/crop';
import { linkOf, splitTitle, widthsOf } from '../../../src/renderer/views/roster/sheet';

const file = (patch: Partial<PreflightFile> = {}): PreflightFile => ({
  key: 'k',
  filename: '2401-000001_[학위논문]_제목.pdf',
  folder: '',
  bytes: 10,
  format: 'pdf',
  kind: 'pdf',
  docType: 'degree_thesis',
  docTypeMethod: 'tag',
  duplicate: null,
  excluded: false,
  problem: null,
  pages: null,
  lock: null,
  ...patch,
});
const preflight = (files: PreflightFile[]): Preflight => ({
  state: 'ready',
  scanned: files.length,
  warnings: [],
  applicants: [
    {
      key: 'a',
      externalId: '2401-000001',
      name: '서하람',
      position: '',
      folder: '',
      loose: false,
      existing: false,
      excluded: false,
      files,
    },
  ],
});
const all = { filter: 'all', query: '', toggled: new Set<string>() } as const;

describe('the preflight tree', () => {
  it('does not count as read what is excluded, broken or of an excluded applicant', () => {
    const list = preflight([file(), file({ excluded: true }), file({ problem: '암호' })]);
    expect(totalsOf(list)).toMatchObject({ applicants: 1, files: 3, toRead: 1, bytes: 10, unreadable: 1 });
    const off = { ...list, applicants: list.applicants.map((a) => ({ ...a, excluded: true })) };
    expect(totalsOf(off)).toMatchObject({ applicants: 0, toRead: 0 });
  });

  it('finds files by initial consonants and unfolds what it found', () => {
    const list = preflight([file(), file({ key: 'b', filename: '이력서.hwp' })]);
    const rows = treeRows(list, { ...all, query: 'ㅇㄹㅅ' });
    expect(rows.map((r) => r.kind)).toEqual(['applicant', 'file']);
    expect(treeRows(list, { ...all, query: '없는 말' })).toEqual([]);
  });

  it('shows one kind of doubt at a time, and as many as it counted', () => {
    const good = file();
    const broken = file({ key: 'b', problem: 'empty' });
    const locked = file({ key: 'c', lock: 'locked' });
    const list = preflight([good, broken, locked]);
    const [named] = list.applicants;
    const both = {
      ...list,
      applicants: [named!, { ...named!, key: 'z', name: '', loose: true, files: [file({ key: 'd' })] }],
    };
    const keys = (filter: Filter): string[] =>
      treeRows(both, { ...all, filter }).flatMap((r) => (r.kind === 'file' ? [r.file.key] : []));
    expect(keys('unreadable')).toEqual(['b']);
    expect(keys('locked')).toEqual(['c']);
    expect(keys('nameless')).toEqual(['d']);
    expect(keys('loose')).toEqual(['d']);
    expect(totalsOf(both)).toMatchObject({ unreadable: 1, locked: 1, nameless: 1, loose: 1 });
  });

  it('names the tag or the folder that decided', () => {
    expect(whyOf(file())).toEqual({ method: 'tag', part: '학위논문' });
    expect(whyOf(file({ docTypeMethod: 'folder', folder: 'x/학술논문' }))).toEqual({
      method: 'folder',
      part: '학술논문',
    });
    expect(whyOf(file({ docTypeMethod: 'content' }))).toEqual({ method: 'content', part: null });
  });
});

describe('progress', () => {
  const document: DocumentProgress = {
    documentId: 1,
    filename: 'a',
    docType: 'cv',
    status: 'loaded',
    step: null,
    page: 0,
    pages: 1,
    messages: [],
  };
  const applicant = (patch: Partial<ApplicantProgress>): ApplicantProgress => ({
    applicantId: 1,
    externalId: '1',
    name: '',
    job: 'done',
    progress: 100,
    documents: [],
    openItems: 0,
    ...patch,
  });

  it('never calls an applicant done while a document could not be read', () => {
    const documents: DocumentProgress[] = [document, { ...document, status: 'failed' }];
    expect(applicantState(applicant({ documents }))).toBe('partly');
    expect(applicantState(applicant({ documents: documents.slice(1) }))).toBe('failed');
    expect(applicantState(applicant({ documents, openItems: 1 }))).toBe('review');
  });

  it('counts the pages of all documents, as far as they are known', () => {
    const documents: DocumentProgress[] = [
      document,
      { ...document, pages: 12 },
      { ...document, pages: null },
    ];
    expect(pagesOf([applicant({ documents }), applicant({ documents: [document] })])).toBe(14);
  });

  it('says a folder’s name once where it gave the number too', () => {
    expect(numberBeside({ externalId: '김하늘', name: '김하늘' })).toBe('');
    expect(numberBeside({ externalId: '2401-000001', name: '김하늘' })).toBe('2401-000001');
  });

  it('shows a document that is read again as being read', () => {
    expect(documentState({ ...document, status: 'failed', step: 'read' })).toBe('reading');
  });
});

describe('people', () => {
  const person = (personId: number, roles: PersonRow['roles'], isSelf = false): PersonRow => ({
    personId,
    name: `사람${personId}`,
    names: [],
    roles,
    affiliation: '',
    grade: 'B',
    strength: 75,
    isSelf,
    needsHuman: false,
    finalStatus: 'auto',
    sources: [],
  });

  it('stand once, under their strongest role, and the applicant is not among them', () => {
    const rows = peopleRows(
      [person(1, ['coauthor', 'supervisor']), person(2, ['acknowledged']), person(3, ['coauthor'], true)],
      'all',
      new Set(),
    );
    expect(
      rows.map((r) => (r.kind === 'group' ? r.role : r.kind === 'person' ? r.person.personId : 0)),
    ).toEqual(['supervisor', 1, 'acknowledged', 2]);
  });
});

describe('crops', () => {
  const page = { width: 595, height: 842 };

  it('stay on the page and hold the whole box', () => {
    for (const box of [
      { x: 0, y: 0, w: 20, h: 12 },
      { x: 560, y: 820, w: 30, h: 20 },
      { x: 100, y: 400, w: 380, h: 14 },
    ])
      for (const view of [
        lineView(box, 'printed', page, 5.6),
        lineView(box, 'seal', page, 5.6),
        closeView(box, page),
      ]) {
        expect(view.x).toBeLessThanOrEqual(box.x);
        expect(view.y).toBeLessThanOrEqual(box.y);
        expect(view.x + view.w).toBeGreaterThanOrEqual(box.x + box.w);
        expect(view.y + view.h).toBeGreaterThanOrEqual(box.y + box.h);
      }
  });
});

describe('the sheet preview', () => {
  it('sets the explanation of a column apart', () => {
    expect(splitTitle('관계자 성명(한글)')).toEqual({ main: '관계자 성명', note: '한글' });
    expect(splitTitle('한자')).toEqual({ main: '한자', note: '' });
    expect(splitTitle('영문 이표기(;)')).toEqual({ main: '영문 이표기', note: '' });
    expect(splitTitle('관계구분(전체;)')).toEqual({ main: '관계구분', note: '전체' });
  });

  it('gives wide characters twice the room', () => {
    const [korean = 0, latin = 0] = widthsOf(['a', 'b'], [['가나다라마바사아자차', 'abcdefghij']]);
    expect(korean).toBeGreaterThan(latin * 1.5);
  });

  it('leads from a row to its page, to its review item or to the unread documents', () => {
    const sheet: RosterPreview['sheets'][number] = {
      name: '미해결',
      columns: ['지원번호', '문서', '쪽'],
      rows: [
        ['1', '가.pdf', '3'],
        ['1', '가.pdf', ''],
        ['1', '나.pdf', '2'],
        ['1', '다.pdf', ''],
        ['1', '', ''],
      ],
      sources: [7, null, null, null, null],
      flags: [8, 9, 10, null, 11],
      placeColumn: 2,
      fileColumn: 1,
      total: 5,
    };
    expect([0, 1, 2, 3, 4].map((i) => linkOf(sheet, i))).toEqual([
      { kind: 'source', column: 2, sourceId: 7 },
      { kind: 'item', column: 1, flagId: 9 },
      { kind: 'item', column: 2, flagId: 10 },
      { kind: 'unread', column: 1, flagId: null },
      null,
    ]);
    expect(linkOf({ ...sheet, fileColumn: null }, 1)).toBeNull();
  });
});
