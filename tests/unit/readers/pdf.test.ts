import { readFileSync } from 'node:fs';
import { unreadNotes } from '../../../src/main/engine/readers/unread';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import PDFDocument from 'pdfkit';
import { createPaper, makeBroken } from '../../fixtures';
import { fontFile } from '../../../src/main/sample/paper';
import { mapSpaces } from '../../../src/main/engine/readers/pdf/spaces';
import { cleanText } from '../../../src/main/engine/readers/pdf/words';
import { readAll, tempFolder, textOf } from './helpers';

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.on('data', (c: Buffer) => chunks.push(c));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

describe('reading a PDF text layer', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());

  it('gives words with boxes, size, baseline and weight', async () => {
    const paper = createPaper('다른 제목');
    paper.newPage();
    paper.line('심사위원 김도현', 100, 200, 'myeongjo', 14);
    paper.line('위원장 이새벽', 100, 240, 'gothic-bold', 12);
    paper.line('The advisor is Haram Seo and nobody else', 100, 300, 'Times-Roman', 11);
    const result = await readAll(await folder.write('a.hwp', await paper.bytes()));
    expect(result).toMatchObject({ format: 'pdf', pageCount: 1, title: '다른 제목', notes: [] });
    const page = result.pages[0];
    expect(page).toMatchObject({ number: 1, width: 595.28, height: 841.89, source: 'text-layer', marks: [] });
    expect(textOf(page)).toBe('심사위원 김도현 위원장 이새벽 The advisor is Haram Seo and nobody else');
    const word = (text: string) => page?.words.find((w) => w.text === text);
    const first = word('심사위원');
    expect(first).toMatchObject({ fontSize: 14, confidence: 1 });
    expect(first?.bold).toBeUndefined();
    expect(first?.box.x).toBeCloseTo(100, 0);
    expect(first?.box.w).toBeGreaterThan(45);
    expect(first?.box.w).toBeLessThan(60);
    expect(first?.box.y).toBeGreaterThan(195);
    expect((first?.box.y ?? 0) + (first?.box.h ?? 0)).toBeLessThan(222);
    expect(word('김도현')?.box.x).toBeGreaterThan((first?.box.x ?? 0) + (first?.box.w ?? 0));
    expect(word('이새벽')).toMatchObject({ bold: true, fontSize: 12 });
    expect(result.readings[0]?.usable).toBe(true);
  });

  it('keeps superscripts apart, joins what touches, expands ligatures, drops soft hyphens', async () => {
    const doc = new PDFDocument({ size: 'A4', margin: 0 });
    doc.font('Times-Roman').fontSize(12);
    doc.text('Kim', 100, 100, { lineBreak: false });
    const end = 100 + doc.widthOfString('Kim');
    doc.fontSize(7).text('1', end, 99, { lineBreak: false });
    doc.font('Times-Roman').fontSize(12).text('com', 100, 150, { lineBreak: false });
    doc
      .font('Times-Italic')
      .fontSize(12)
      .text('mittee', 100 + doc.widthOfString('com'), 150, { lineBreak: false });
    const one = await readAll(await folder.write('b.pdf', await collect(doc)));
    const words = one.pages[0]?.words ?? [];
    expect(words.map((w) => w.text)).toEqual(['Kim', '1', 'committee']);
    expect(words[1]?.baseline).toBeLessThan((words[0]?.baseline ?? 0) - 2);
    expect(cleanText('of\uFB01ce co\u00ADauthor \u200B김도현\u202E'.normalize('NFD'))).toBe(
      'office coauthor 김도현',
    );
  });

  it('takes the one glyph a font gives no character for the space it is, as browsers save pages', async () => {
    const doc = new PDFDocument({ size: 'A4', margin: 0, compress: false });
    // room behind the last glyph, which fontkit asks for
    doc.font(Buffer.concat([readFileSync(fontFile('myeongjo')), Buffer.alloc(16)])).fontSize(12);
    doc.text('심사위원장 강 이 준 (인)', 100, 100, { lineBreak: false });
    doc.text('심사위원 제갈 민 준 (인)', 100, 130, { lineBreak: false });
    const bytes = await collect(doc);
    const mapped = bytes.toString('latin1');
    expect(mapped).toContain('<0020>');
    const file = await folder.write('c.pdf', Buffer.from(mapped.replace('<0020>', '<0001>'), 'latin1'));
    const read = await readAll(file);
    expect(read.pages[0]?.source).toBe('text-layer');
    expect(textOf(read.pages[0])).toBe('심사위원장 강 이 준 (인) 심사위원 제갈 민 준 (인)');
  });

  it('leaves text alone whose font maps several glyphs to codes', () => {
    const run = { x: 0, y: 0, width: 9, size: 9, ascent: 7, descent: 2, turn: 0, lineEnd: false };
    const runs = ['\u0001\u0002\u0003', 'ab\u0001'].map((text) => ({ ...run, text, font: 'F1' }));
    expect(mapSpaces(runs)).toEqual(runs);
    const other = { ...run, text: 'Kim\u0003Lee', font: 'F2' };
    expect(mapSpaces([...runs, other]).map((r) => r.text)).toEqual([...runs.map((r) => r.text), 'Kim Lee']);
  });

  it('reads what was typed into a form', async () => {
    const doc = new PDFDocument({ size: 'A4', margin: 0 });
    doc.font('Helvetica').initForm();
    doc.fontSize(11).text('Name of the thesis advisor', 50, 105, { lineBreak: false });
    doc.formText('advisor', 250, 100, 200, 20, { value: 'Do-Hyeon Kim' });
    const { pages } = await readAll(await folder.write('form.pdf', await collect(doc)));
    expect(textOf(pages[0])).toBe('Name of the thesis advisor Do-Hyeon Kim');
    const box = pages[0]?.words.at(-1)?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    expect(box.x > 250 && box.x + box.w < 450 && box.y > 98 && box.y + box.h < 124).toBe(true);
  });

  it('turns pages upright and leaves text along the margin out', async () => {
    const doc = new PDFDocument({ size: 'A4', margin: 0 });
    doc.font('Helvetica').fontSize(12).text('A line that runs with the page', 100, 100, { lineBreak: false });
    doc.rotate(-90, { origin: [30, 400] }).text('arXiv:2401.00001', 30, 400, { lineBreak: false });
    doc.addPage({ size: 'A4', margin: 0 });
    doc
      .rotate(90, { origin: [300, 300] })
      .text('A wide table lies on its side here', 300, 300, { lineBreak: false });
    const { pages } = await readAll(await folder.write('d.pdf', await collect(doc)));
    expect(textOf(pages[0])).toBe('A line that runs with the page');
    expect(textOf(pages[1])).toBe('A wide table lies on its side here');
    expect(pages[1]?.width).toBeGreaterThan(pages[1]?.height ?? 0);
    const box = pages[1]?.words[0]?.box;
    expect(box && box.x >= 0 && box.x + box.w <= 842 && box.y >= 0 && box.y + box.h <= 596).toBe(true);
  });

  it('reads each wanted page once and stops at the page limit', async () => {
    const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
    for (let i = 1; i <= 5; i++) doc.addPage().text(`Text of page number ${i}`, 50, 50);
    const path = await folder.write('e.pdf', await collect(doc));
    const some = await readAll(path, { skipPages: [1, 4] });
    expect(some.pages.map((p) => p.number)).toEqual([2, 3, 5]);
    const few = await readAll(path, {}, { maxPages: 2 });
    expect(few.pages.map((p) => p.number)).toEqual([1, 2]);
    expect(few).toMatchObject({ pageCount: 5, notes: [{ code: 'partial_read', params: { note: '2/5' } }] });
  });

  it('says when a password is needed, and reads with it', async () => {
    const doc = new PDFDocument({ size: 'A4', userPassword: '1234', ownerPassword: 'owner' });
    doc.text('A secret committee of three', 50, 50);
    const path = await folder.write('f.pdf', await collect(doc));
    await expect(readAll(path)).rejects.toMatchObject({ name: 'PermanentError', code: 'encrypted' });
    await expect(readAll(path, { password: 'no' })).rejects.toMatchObject({ code: 'encrypted' });
    expect(textOf((await readAll(path, { password: '1234' })).pages[0])).toBe('A secret committee of three');
  });

  it('reads a file whose owner forbids copying', async () => {
    const doc = new PDFDocument({ size: 'A4', ownerPassword: 'owner', permissions: { copying: false } });
    doc.text('Copying is not allowed here', 50, 50);
    const result = await readAll(await folder.write('g.pdf', await collect(doc)));
    expect(textOf(result.pages[0])).toBe('Copying is not allowed here');
  });

  it('mends a lost cross-reference table and says so; gives up on what has no pages', async () => {
    const doc = new PDFDocument({ size: 'A4', compress: false });
    doc.text('Rescued from a broken file', 50, 50);
    const whole = await collect(doc);
    const cut = Buffer.from(whole.toString('latin1').replace(/startxref\s+\d+/, 'startxref 7'), 'latin1');
    const mended = await readAll(await folder.write('h.pdf', cut));
    expect(textOf(mended.pages[0])).toBe('Rescued from a broken file');
    expect(mended.notes).toEqual([{ code: 'repaired' }]);
    const broken = await folder.write('i.pdf', makeBroken(whole, 0.1));
    await expect(readAll(broken)).rejects.toMatchObject({ name: 'PermanentError', code: 'damaged' });
  });

  it('does not lose the other pages to one that is damaged', async () => {
    const doc = new PDFDocument({ size: 'A4', compress: false });
    doc.text('The first page is sound', 50, 50);
    doc.addPage().text('The second one is not', 50, 50);
    doc.addPage().text('The third page is sound', 50, 50);
    const text = (await collect(doc)).toString('latin1');
    // The second page's object becomes a number of the same length: a reference to something that is no page.
    const pages = [...text.matchAll(/\d+ 0 obj\n<<\n\/Type \/Page\n[\s\S]*?endobj/g)];
    const target = pages[1]?.[0] ?? '';
    const head = target.slice(0, target.indexOf('<<'));
    const dead = `${head}7${' '.repeat(target.length - head.length - 7)}endobj`;
    const file = await folder.write('j.pdf', Buffer.from(text.replace(target, dead), 'latin1'));
    const result = await readAll(file);
    expect(result.pages.map(textOf)).toEqual(['The first page is sound', '', 'The third page is sound']);
    expect(unreadNotes(result.readings)).toEqual([{ code: 'pages_unread', params: { pages: '2' } }]);
    expect(result.readings.map((r) => r.usable)).toEqual([true, false, true]);
  });
});
