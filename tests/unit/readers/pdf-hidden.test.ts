import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page, Word } from '../../../src/main/engine/domain/page';
import { isOnlyStamped, readStamped } from '../../../src/main/engine/readers/pdf/stamped';
import { blankPage } from '../../../src/main/engine/readers/unread';
import { createPaper, drawApprovalScan, person, type Paper } from '../../fixtures';
import { readAll, tempFolder, textOf } from './helpers';

const STAMP = '[UCI]I804:11000-200000012345  한빛대학교 도서관  저작권법에 따라 보호받습니다  2026-11-30';

async function pdf(draw: (paper: Paper) => void): Promise<Uint8Array> {
  const paper = createPaper('제목');
  paper.newPage();
  draw(paper);
  return paper.bytes();
}

describe('what a sound text layer does not say', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  let scan: Buffer;
  beforeAll(async () => {
    folder = await tempFolder();
    const committee = [person('이새벽', 'a b'), person('박한결', 'a b'), person('최유찬', 'a b')];
    const spec = { author: person('서하람', 'a b'), committee, degree: 'master', field: '공학' } as const;
    const bytes = await drawApprovalScan({
      ...spec,
      university: '한빛대학교',
      year: 2021,
      month: 8,
      seals: false,
    });
    scan = Buffer.from(bytes);
  });
  afterAll(() => folder.clean());

  it('a scan with a library’s stamp in its margin is read from its picture', async () => {
    const bytes = await pdf((paper) => {
      paper.doc.image(scan, 0, 0, { width: 595.28 });
      paper.line(STAMP, 30, 820, 'gothic', 7);
    });
    const { pages } = await readAll(await folder.write('stamped.pdf', bytes));
    expect(pages[0]!.source).toBe('ocr');
    expect(textOf(pages[0]).replace(/\s/g, '')).toContain('위원');
  });

  it('a page with a running head alone keeps its text', async () => {
    const head = '제 3 장 희소 관측을 위한 상태 추정의 수치 실험';
    const bytes = await pdf((paper) => paper.line(head, 60, 40, 'gothic', 9));
    const { pages } = await readAll(await folder.write('head.pdf', bytes));
    expect(pages[0]).toMatchObject({ source: 'text-layer' });
    expect(textOf(pages[0])).toBe(head);
  });

  it('a stamped page whose picture is not read counts as unread', async () => {
    const word = (text: string, y: number): Word => ({
      text,
      box: { x: 30, y, w: 200, h: 8 },
      confidence: 1,
    });
    const page: Page = { ...blankPage(1, 'late'), words: [word(STAMP, 820)] };
    expect(isOnlyStamped(page)).toBe(true);
    expect(isOnlyStamped({ ...page, words: [...page.words, word('심사위원 김도현', 300)] })).toBe(false);
    const left = await readStamped(page, (p) => Promise.resolve({ ...p, unread: 'picture' as const }));
    expect(left).toMatchObject({ words: [], unread: 'picture' });
  });

  it('files attached inside are named', async () => {
    const bytes = await pdf((paper) => {
      paper.line('이 문서는 PDF 포트폴리오입니다. 첨부된 파일을 열어 보십시오.', 60, 400, 'gothic', 12);
      paper.doc.file(Buffer.from('x'), { name: '박사논문.pdf' });
    });
    const { notes } = await readAll(await folder.write('portfolio.pdf', bytes));
    expect(notes).toEqual([{ code: 'attachments', params: { names: '박사논문.pdf' } }]);
  });
});
