import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOfHtml } from '../../../src/main/engine/readers/html-blocks';
import { FLOW_PAGE, layoutFlow } from '../../../src/main/engine/readers/flow';
import { encodeCp949, makeZip } from '../../fixtures';
import { readAll, tempFolder, textOf } from './helpers';

describe('blocksOfHtml', () => {
  it('keeps the columns of merged cells', () => {
    const html =
      '<table><tr><td rowspan="2"><p>구분</p></td><td colspan="2"><p>성명</p></td><td rowspan="2"><p>비고</p></td></tr>' +
      '<tr><td><p>국문</p></td><td><p>영문</p></td></tr><tr><td><p>위원</p></td><td><p>김도현</p></td>' +
      '<td><p>Do-Hyeon Kim</p></td><td><p>(인)</p></td></tr></table>';
    expect(blocksOfHtml(html)).toEqual([
      {
        type: 'table',
        rows: [
          ['구분', '성명', '', '비고'],
          ['', '국문', '영문', ''],
          ['위원', '김도현', 'Do-Hyeon Kim', '(인)'],
        ],
      },
    ]);
  });

  it('turns a table inside a cell into lines, decodes entities, keeps headings and weight', () => {
    const html =
      '<h1>제목 &amp; 부제</h1><p><strong>심사위원</strong></p><p>A&#44608;<br />B</p>' +
      '<table><tr><td><p>표</p><table><tr><td><p>가</p></td><td><p>나</p></td></tr></table></td></tr></table>';
    expect(blocksOfHtml(html)).toEqual([
      { type: 'text', text: '제목 & 부제', size: 18, bold: true },
      { type: 'text', text: '심사위원', bold: true },
      { type: 'text', text: 'A김\nB' },
      { type: 'table', rows: [['표\n가\t나']] },
    ]);
  });
});

describe('layoutFlow', () => {
  it('gives every cell its column and every row its line', () => {
    const [page] = layoutFlow([
      {
        type: 'table',
        rows: [
          ['위원장', '이새벽', '(인)'],
          ['위원', '김도현', '(인)'],
        ],
      },
    ]);
    const word = (text: string, n = 0) => page?.words.filter((w) => w.text === text)[n];
    expect(word('위원장')?.baseline).toBe(word('이새벽')?.baseline);
    expect(word('이새벽')?.box.x).toBe(word('김도현')?.box.x);
    expect(word('(인)')?.box.x).toBe(word('(인)', 1)?.box.x);
    expect(word('위원')?.baseline).toBeGreaterThan((word('위원장')?.baseline ?? 0) + 10);
    const gap = (word('이새벽')?.box.x ?? 0) - (word('위원장')?.box.x ?? 0) - (word('위원장')?.box.w ?? 0);
    expect(gap).toBeGreaterThan(15);
  });

  it('wraps inside the margins, breaks pages, and loses no character', () => {
    const text = Array.from({ length: 3000 }, (_, i) => `낱말${i}`).join(' ') + ' ' + 'x'.repeat(500);
    const pages = layoutFlow([{ type: 'text', text }]);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.map((p) => p.number)).toEqual(pages.map((_, i) => i + 1));
    const words = pages.flatMap((p) => p.words);
    expect(words.map((w) => w.text).join('')).toBe(text.replaceAll(' ', ''));
    for (const { box } of words) {
      expect(box.x).toBeGreaterThanOrEqual(FLOW_PAGE.margin - 0.01);
      expect(box.x + box.w).toBeLessThanOrEqual(FLOW_PAGE.width - FLOW_PAGE.margin + 0.01);
      expect(box.y + box.h).toBeLessThanOrEqual(FLOW_PAGE.height);
    }
  });
});

describe('reading text and DOCX', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('지도교수: 김도현\n심사위원: 이새벽')],
    ['UTF-8 with a mark', Buffer.from('\uFEFF지도교수: 김도현\n심사위원: 이새벽')],
    ['decomposed UTF-8', Buffer.from('지도교수: 김도현\n심사위원: 이새벽'.normalize('NFD'))],
    ['CP949', encodeCp949('지도교수: 김도현\n심사위원: 이새벽')],
    ['UTF-16', Buffer.from('\uFEFF지도교수: 김도현\n심사위원: 이새벽', 'utf16le')],
  ])('%s text', async (_, bytes) => {
    const result = await readAll(await folder.write('이력서.pdf', bytes));
    expect(result).toMatchObject({ format: 'text', pageCount: 1, notes: [] });
    expect(result.pages[0]?.source).toBe('flow');
    expect(textOf(result.pages[0])).toBe('지도교수: 김도현 심사위원: 이새벽');
    const [a, b, c] = result.pages[0]?.words ?? [];
    expect(a?.baseline).toBe(b?.baseline);
    expect(c?.baseline).toBeGreaterThan(b?.baseline ?? 0);
  });

  it('reads a DOCX with a table, its headers and footers once each', async () => {
    const cell = (text: string): string => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
      <w:p><w:r><w:t>주간 보고서</w:t></w:r></w:p><w:tbl><w:tr>${cell('작성자')}${cell('서하람')}</w:tr></w:tbl></w:body></w:document>`;
    const margin = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
    const margins = [
      { name: 'word/header1.xml', bytes: Buffer.from(`<w:hdr>${margin('한빛대학교 A&amp;B')}</w:hdr>`) },
      { name: 'word/header2.xml', bytes: Buffer.from(`<w:hdr>${margin('한빛대학교 A&amp;B')}</w:hdr>`) },
      {
        name: 'word/footer1.xml',
        bytes: Buffer.from(`<w:ftr>${margin('담당 이새벽')}${margin('7')}</w:ftr>`),
      },
    ];
    const zip = makeZip(
      [
        {
          name: '[Content_Types].xml',
          bytes: Buffer.from(
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
          ),
        },
        {
          name: '_rels/.rels',
          bytes: Buffer.from(
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
          ),
        },
        { name: 'word/document.xml', bytes: Buffer.from(document) },
        ...margins,
      ],
      'utf8',
    );
    const result = await readAll(await folder.write('a.docx', zip));
    expect(result).toMatchObject({ format: 'docx', pageCount: 1 });
    const words = result.pages[0]?.words ?? [];
    expect(words.map((w) => w.text).join(' ')).toBe('한빛대학교 A&B 주간 보고서 작성자 서하람 담당 이새벽');
    expect(words[4]?.baseline).toBe(words[5]?.baseline);
  });

  it('refuses what is no document, by name', async () => {
    const refused = async (content: Uint8Array | string): Promise<unknown> =>
      readAll(await folder.write('논문.pdf', content)).catch((e: unknown) => e);
    expect(await refused('')).toMatchObject({ code: 'empty_file' });
    expect(await refused('<html><body>로그인</body></html>')).toMatchObject({ code: 'not_a_document' });
    expect(await refused('{\\rtf1 x}')).toMatchObject({ code: 'unsupported', message: ' (RTF)' });
    expect(
      await refused(makeZip([{ name: 'word/document.xml', bytes: Buffer.from('<x') }], 'utf8')),
    ).toMatchObject({
      code: 'damaged',
    });
    expect(await readAll('/no/such/file').catch((e: unknown) => e)).toMatchObject({ code: 'ENOENT' });
    const big = await folder.write('big.txt', 'x'.repeat(5000));
    await expect(readAll(big, {}, { maxBytes: 1000 })).rejects.toMatchObject({ code: 'too_large' });
  });
});
