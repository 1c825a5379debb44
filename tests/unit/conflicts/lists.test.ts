import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import iconv from 'iconv-lite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockWorkbook } from '../../../src/main/engine/export/lock-workbook';
import { recognise } from '../../../src/main/engine/lists/columns';
import { takeApplicants, takeEvaluators } from '../../../src/main/engine/lists/people-list';
import { readPersonName } from '../../../src/main/engine/lists/person-name';
import { readTable } from '../../../src/main/engine/lists/read-table';
import type { ListKind } from '../../../src/main/engine/domain/conflicts';

function file(name: string, bytes: string | Uint8Array): string {
  const dir = mkdtempSync(join(tmpdir(), 'minesweeper-list-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const path = join(dir, name);
  writeFileSync(path, bytes);
  return path;
}

async function xlsx(fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('명단'), book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

async function read(kind: ListKind, input: Parameters<typeof readTable>[0]) {
  const table = await readTable(input);
  if (table.locked) throw new Error('locked');
  const layout = recognise(kind, table.rows);
  const fields = layout.columns.map((c) => c.field);
  const taken = takeEvaluators(layout.body, fields);
  return { layout, fields, people: taken.people, problems: taken.problems.map((p) => [p.row, p.code]) };
}
const evaluators = (input: Parameters<typeof readTable>[0]) => read('evaluators', input);

describe('lists of evaluators', () => {
  it.each([
    ['UTF-8', (t: string) => Buffer.from(t)],
    ['UTF-8 with a mark', (t: string) => Buffer.from(`\ufeff${t}`)],
    ['CP949', (t: string) => iconv.encode(t, 'cp949')],
    ['UTF-16', (t: string) => iconv.encode(t, 'utf-16le', { addBOM: true })],
  ])('are read from CSV in %s', async (_, encode) => {
    const text =
      '연번,위원 성명,영문성명,소속기관,학과(전공),E-mail\r\n1,홍길동,Gil-Dong Hong,한빛대학교,토목공학과,hong@hanbit.ac.kr\r\n2,뷁똠,,남도대학교,,\r\n';
    const { people, fields } = await evaluators({ file: file('a.csv', encode(text)) });
    expect(fields).toEqual([null, 'name', 'nameEn', 'affiliation', 'department', 'email']);
    expect(people).toEqual([
      {
        row: 2,
        nameKo: '홍길동',
        nameEn: 'Gil-Dong Hong',
        affiliation: '한빛대학교',
        department: '토목공학과',
        email: 'hong@hanbit.ac.kr',
        advisor: '',
      },
      {
        row: 3,
        nameKo: '뷁똠',
        nameEn: '',
        affiliation: '남도대학교',
        department: '',
        email: '',
        advisor: '',
      },
    ]);
  });

  it('are read with titles above, a header of two merged rows, and cells that are links, numbers or formulas', async () => {
    const bytes = await xlsx((s) => {
      s.addRow(['2026년 평가위원 명단']);
      s.mergeCells('A1:F1');
      s.addRow([]);
      s.addRow(['번호', '성명', '', '소속', '이메일', '비고']);
      s.addRow(['', '한글', '영문', '', '', '']);
      s.mergeCells('B3:C3');
      for (const c of ['A', 'D', 'E', 'F']) s.mergeCells(`${c}3:${c}4`);
      s.addRow([
        1,
        '홍길동',
        'Hong, Gil-Dong',
        '한빛대학교',
        { text: 'hong@hanbit.ac.kr', hyperlink: 'mailto:hong@hanbit.ac.kr' },
      ]);
      s.addRow([2, { formula: 'B5', result: '김하늘' }, '', { formula: 'D5' }, 'not an address']);
      s.addRow([3, { richText: [{ text: '이' }, { text: '새벽' }] }, '', '남도대학교', '']);
    });
    const { layout, people, problems } = await evaluators({ file: file('a.xlsx', bytes) });
    expect(layout.headerRow).toBe(4);
    expect(people.map((p) => [p.row, p.nameKo, p.nameEn, p.affiliation, p.email])).toEqual([
      [5, '홍길동', 'Hong, Gil-Dong', '한빛대학교', 'hong@hanbit.ac.kr'],
      [6, '김하늘', '', '', ''],
      [7, '이새벽', '', '남도대학교', ''],
    ]);
    expect(problems).toEqual([
      [6, 'formula'],
      [6, 'bad_email'],
    ]);
  });

  it('are read without a header, by what stands in the columns', async () => {
    const text = [
      '홍길동(Gil-Dong Hong)\t한빛대학교\t토목공학과\thong@a.kr',
      '김하늘 (Haneul Kim)\t남도대학교\t화학과\tkim@b.kr',
    ].join('\n');
    const { layout, fields, people } = await evaluators({ text });
    expect(layout.headerRow).toBeNull();
    expect(fields).toEqual(['name', 'affiliation', 'department', 'email']);
    expect(people.map((p) => [p.nameKo, p.nameEn])).toEqual([
      ['홍길동', 'Gil-Dong Hong'],
      ['김하늘', 'Haneul Kim'],
    ]);
  });

  it('name every row that is left out or doubtful, with its number and the reason', async () => {
    const rows = [
      'Name,Korean name,Affiliation,Email',
      'Gil-Dong Hong,홍길동,Hanbit University,h@hanbit.ac.kr',
      ',,,',
      ',,Namdo University,',
      'Hong Gil-Dong,홍길동,Hanbit University,',
      'Gil-Dong Hong,홍길동,Namdo University,',
      '=1+1,,,',
      '○○○,,,',
      '합계 7명,,,',
      'G. D. Kim,,,g@x.kr',
    ];
    const { people, problems } = await evaluators({ file: file('a.csv', rows.join('\n')) });
    expect(people.map((p) => [p.row, p.nameKo || p.nameEn])).toEqual([
      [2, '홍길동'],
      [6, '홍길동'],
      [10, 'G. D. Kim'],
    ]);
    expect(problems).toEqual([
      [4, 'no_name'],
      [5, 'duplicate'],
      [6, 'same_name'],
      [7, 'not_a_name'],
      [8, 'not_a_name'],
      [9, 'not_a_name'],
      [10, 'initials_only'],
    ]);
  });

  it('lose nobody to a quote that is never closed, to cells of several lines or to rows of uneven length', async () => {
    const open = 'name,affiliation\n홍길동,"한빛대학교\n김하늘,남도대학교\n';
    expect((await evaluators({ file: file('a.csv', open) })).people.map((p) => p.nameKo)).toEqual([
      '홍길동',
      '김하늘',
    ]);
    const lines = 'name;affiliation\n홍길동;"한빛대학교\n토목공학과"\n김하늘\n이새벽;남도대학교;한 칸 더\n';
    const { people } = await evaluators({ file: file('b.csv', lines) });
    expect(people.map((p) => [p.row, p.nameKo])).toEqual([
      [2, '홍길동'],
      [4, '김하늘'],
      [5, '이새벽'],
    ]);
  });

  it('open with their password, and say what else is wrong with a file', async () => {
    const plain = await xlsx((s) => {
      s.addRow(['성명']);
      s.addRow(['홍길동']);
    });
    const path = file('a.xlsx', lockWorkbook(plain, '비밀 12'));
    expect(await readTable({ file: path })).toEqual({ locked: true });
    await expect(readTable({ file: path, password: 'x' })).rejects.toThrow('wrong_password');
    const table = await readTable({ file: path, password: '비밀 12' });
    expect(table.locked ? [] : table.rows.map((r) => r.cells[0])).toEqual(['성명', '홍길동']);
    await expect(readTable({ file: '/no/such.csv' })).rejects.toThrow('file_missing');
    await expect(readTable({ file: file('e.csv', '') })).rejects.toThrow('list_empty');
    await expect(readTable({ file: file('e.csv', ' \n,,\n') })).rejects.toThrow('list_empty');
    await expect(readTable({ file: file('z.xlsx', 'PK\u0003\u0004 broken') })).rejects.toThrow(
      'list_unreadable',
    );
    const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.alloc(600)]);
    await expect(readTable({ file: file('old.xls', ole) })).rejects.toThrow('list_old_format');
    await expect(
      readTable({ file: file('b.csv', Buffer.from([0, 1, 2, 3, 255, 254, 0, 7])) }),
    ).rejects.toThrow('list_unreadable');
  });

  it('are taken from the fullest visible sheet, or the one that was chosen', async () => {
    const bytes = await xlsx((s, book) => {
      s.addRow(['안내문입니다']);
      const people = book.addWorksheet('평가위원');
      people.addRow(['성명', '소속']);
      people.addRow(['홍길동', '한빛대학교']);
      const old = book.addWorksheet('숨김', { state: 'hidden' });
      for (let i = 0; i < 9; i++) old.addRow(['지난', '명단', '지난', '명단']);
    });
    const path = file('a.xlsx', bytes);
    const table = await readTable({ file: path });
    expect(table).toMatchObject({ sheet: '평가위원', sheets: ['명단', '평가위원'] });
    expect(await readTable({ file: path, sheet: '명단' })).toMatchObject({ sheet: '명단' });
  });
});

describe('a cell with a name', () => {
  it.each([
    ['홍길동', '홍길동', ''],
    ['홍길동 교수', '홍길동', ''],
    ['홍길동(Gil-Dong Hong)', '홍길동', 'Gil-Dong Hong'],
    ['Hong, Gil-Dong / 홍길동', '홍길동', 'Hong, Gil-Dong'],
    ['홍길동 Gil-Dong Hong', '홍길동', 'Gil-Dong Hong'],
    ['홍 길 동', '홍길동', ''],
    ['Marta Vellensen, Ph.D.', '', 'Marta Vellensen'],
    ['洪吉童', '홍길동', ''],
  ])('%s → %s | %s', (cell, nameKo, nameEn) => {
    expect(readPersonName(cell)).toEqual({ nameKo, nameEn });
  });
});

describe('lists of applicants', () => {
  it('keep leading zeros, also of numbers that only show them by their format', async () => {
    const bytes = await xlsx((s) => {
      s.addRow(['연번', '지원번호', '성명', '영문명', '모집단위']);
      s.addRow([1, '000012', '홍길동', 'Gil-Dong Hong', '토목공학과']);
      s.addRow([2, 13, '김하늘', '', '화학과']);
      s.getCell('B3').numFmt = '000000';
      s.addRow([3, '', '이새벽', '', '']);
      s.addRow([4, '000012', '다른이', '', '']);
    });
    const table = await readTable({ file: file('a.xlsx', bytes) });
    if (table.locked) throw new Error('locked');
    const layout = recognise('applicants', table.rows);
    const { people, problems } = takeApplicants(
      layout.body,
      layout.columns.map((c) => c.field),
    );
    expect(people).toEqual([
      { row: 2, externalId: '000012', name: '홍길동', nameEn: 'Gil-Dong Hong', position: '토목공학과' },
      { row: 3, externalId: '000013', name: '김하늘', nameEn: '', position: '화학과' },
    ]);
    expect(problems.map((p) => [p.row, p.code])).toEqual([
      [4, 'no_number'],
      [5, 'duplicate'],
    ]);
  });
});
