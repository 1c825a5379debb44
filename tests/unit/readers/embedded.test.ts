import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/main/engine/pool/limits';
import { registerKoreanFonts, SANS } from '../../../src/main/engine/readers/canvas-fonts';
import { renderPage } from '../../../src/main/engine/readers/render';
import { makeZip } from '../../fixtures';
import { readAll, tempFolder, textOf } from './helpers';

/** A picture of so many pixels with large print. */
function picture(width: number, height: number, lines: readonly string[]): Buffer {
  registerKoreanFonts();
  const canvas = createCanvas(width, height);
  const g = canvas.getContext('2d');
  g.fillStyle = '#ffffff';
  g.fillRect(0, 0, width, height);
  g.fillStyle = '#000000';
  g.font = `44px ${SANS}`;
  lines.forEach((line, i) => g.fillText(line, 80, 200 + i * 120));
  return canvas.toBuffer('image/png');
}

/** A DOCX of one paragraph with these pictures. */
function makeDocx(pictures: readonly Buffer[]): Uint8Array {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
  const shown = pictures
    .map(
      (_, i) =>
        `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="${drawing}/picture"><pic:pic><pic:blipFill><a:blip r:embed="p${i}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    )
    .join('');
  const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
  return makeZip(
    [
      file(
        '[Content_Types].xml',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      file(
        '_rels/.rels',
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      file(
        'word/document.xml',
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relation}" xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture" xmlns:wp="${drawing}/wordprocessingDrawing"><w:body><w:p><w:r><w:t>학위논문 심사 결과를 아래와 같이 붙입니다</w:t></w:r></w:p>${shown}</w:body></w:document>`,
      ),
      file(
        'word/_rels/document.xml.rels',
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${pictures
          .map((_, i) => `<Relationship Id="p${i}" Type="${relation}/image" Target="media/p${i}.png"/>`)
          .join('')}</Relationships>`,
      ),
      ...pictures.map((bytes, i) => ({ name: `word/media/p${i}.png`, bytes })),
    ],
    'utf8',
  );
}

describe('pictures inside a document', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());

  it('are pages of their own, each read once; small ones and pictures without ink are none that were missed', async () => {
    const pasted = picture(1240, 1754, ['심사위원장   홍길동', '심사위원   김하늘']);
    const path = await folder.write(
      '심사.docx',
      makeDocx([pasted, picture(90, 90, []), pasted, picture(1240, 900, [])]),
    );
    const result = await readAll(path);
    expect(result.pageCount).toBe(3);
    const [text, scan, empty] = result.pages;
    expect(text?.source).toBe('flow');
    expect(scan).toMatchObject({ number: 2, source: 'ocr', height: 841.89 });
    expect(textOf(scan).replaceAll(' ', '')).toContain('홍길동');
    expect(empty).toMatchObject({ number: 3, blank: true, words: [] });
    expect(result.readings.map((r) => r.usable)).toEqual([true, true, false]);
  });

  it('are shown as they are, at the size they are taken for', async () => {
    const path = await folder.write('그림.docx', makeDocx([picture(1240, 1754, ['홍길동'])]));
    const shown = await renderPage(
      { path, format: 'docx', page: 2, maxPixels: 842 },
      { limits: DEFAULT_LIMITS.renderPage, signal: new AbortController().signal, progress: () => undefined },
    );
    expect(shown).toMatchObject({ mime: 'image/jpeg', height: 842, pageHeight: 841.89 });
    const box = await renderPage(
      { path, format: 'docx', page: 2, maxPixels: 600, box: { x: 30, y: 60, w: 120, h: 60 } },
      { limits: DEFAULT_LIMITS.renderPage, signal: new AbortController().signal, progress: () => undefined },
    );
    expect(box).toMatchObject({ width: 600, height: 300 });
  });
});
