import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOfHwp } from '../../../src/main/engine/readers/hwp-blocks';
import { layoutFlow } from '../../../src/main/engine/readers/flow';
import { makeHwp5, makeHwpx, makeOle } from './hwp-builder';
import { readAll, tempFolder, textOf } from './helpers';

describe('reading HWP', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());
  const read = async (bytes: Uint8Array) => readAll(await folder.write('file.pdf', bytes));

  it('HWP 5', async () => {
    const result = await read(makeHwp5(['학위논문 심사위원 명단', '위원장 이새벽', '지도교수 김도현']));
    expect(result).toMatchObject({ format: 'hwp', reader: 'hwp', pageCount: 1, notes: [] });
    expect(result.pages[0]?.source).toBe('flow');
    expect(textOf(result.pages[0])).toBe('학위논문 심사위원 명단 위원장 이새벽 지도교수 김도현');
    expect(result.readings[0]?.usable).toBe(true);
  });

  it('HWPX, the cells of a table in their columns', async () => {
    const result = await read(
      makeHwpx(
        ['연구계획서'],
        [
          ['성명', '소속'],
          ['서하람', '한빛대학교'],
          ['이새벽', '새벽과학기술원'],
        ],
      ),
    );
    expect(result).toMatchObject({ format: 'hwp', pageCount: 1 });
    const word = (text: string) => result.pages[0]?.words.find((w) => w.text === text);
    expect(word('서하람')?.baseline).toBe(word('한빛대학교')?.baseline);
    expect(word('서하람')?.box.x).toBe(word('성명')?.box.x);
    expect(word('새벽과학기술원')?.box.x).toBe(word('소속')?.box.x);
  });

  it.each<[string, Uint8Array, string]>([
    ['a password', makeHwp5(['비밀'], 2), 'encrypted'],
    ['document security', makeHwp5(['비밀'], 0x10), 'drm'],
    [
      'a newer document for distribution',
      makeHwp5([
        '이 문서는 상위 버전의 배포용 문서입니다. 문서를 읽으려면 최신 버전의 한글 또는 뷰어가 필요합니다.',
      ]),
      'distribution',
    ],
    ['Hangul 3', Buffer.from('HWP Document File V3.00 \x1a\x01\x02\x03\x04\x05'), 'hwp3'],
    ['no body', makeOle({ FileHeader: Buffer.from('nothing') }), 'damaged'],
  ])('names %s', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'PermanentError', code });
  });
});

describe('blocksOfHwp', () => {
  it('keeps pages, sizes, captions, footnotes, and pages that are a picture only', () => {
    const cell = (text: string) => ({ text, colSpan: 1, rowSpan: 1 });
    const blocks = blocksOfHwp(
      [
        {
          type: 'heading',
          text: '제목',
          pageNumber: 1,
          style: { fontSize: 160, bold: true },
          footnoteText: '교신저자 김도현',
        },
        { type: 'image', text: 'scan.png', pageNumber: 2 },
        { type: 'list', text: '가', pageNumber: 3, children: [{ type: 'list', text: '나' }] },
        {
          type: 'table',
          pageNumber: 3,
          table: {
            rows: 1,
            cols: 2,
            hasHeader: false,
            caption: '표 1',
            cells: [[cell('위원'), cell('이새벽')]],
          },
        },
      ],
      { asPrinted: true, tenths: true },
    );
    expect(blocks).toEqual([
      { type: 'text', text: '제목', size: 16, bold: true },
      { type: 'text', text: '교신저자 김도현', size: 9 },
      { type: 'break' },
      { type: 'picture' },
      { type: 'break' },
      { type: 'text', text: '가' },
      { type: 'text', text: '나' },
      { type: 'text', text: '표 1' },
      { type: 'table', rows: [['위원', '이새벽']] },
    ]);
    expect(layoutFlow(blocks).map((p) => p.words.length)).toEqual([3, 0, 6]);
  });
});
