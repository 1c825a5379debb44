import { createCanvas } from '@napi-rs/canvas';
import { encodeCp949, makeImageOnlyPdf, makeZip, simpleArticle, simpleThesis } from '../../tests/fixtures';
import { makeHwp5, makeHwpx } from '../../tests/unit/readers/hwp-builder';

const LINES = ['지도교수 김도현', '심사위원장 이새벽', '심사위원 박한결', 'Haram Seo, Saebyeok Lee'];

/** A sound file for every reader, all invented. */
export async function seeds(): Promise<[name: string, bytes: Uint8Array][]> {
  const png = picture().toBuffer('image/png');
  const jpeg = picture().toBuffer('image/jpeg');
  const text = Buffer.from(LINES.join('\n'));
  return [
    ['article.pdf', (await simpleArticle()).bytes],
    ['thesis.pdf', (await simpleThesis()).bytes],
    ['scan.pdf', await makeImageOnlyPdf([jpeg])],
    ['picture.png', png],
    ['picture.jpg', jpeg],
    ['picture.bmp', bmp()],
    ['form.hwp', makeHwp5(LINES)],
    ['form.hwpx', makeHwpx(LINES, [['성명', '서하람']])],
    ['form.docx', docx()],
    ['note.txt', text],
    ['note-cp949.txt', encodeCp949(LINES.join('\n'))],
    ['applicant.zip', makeZip([{ name: '학위논문/논문.txt', bytes: text }], 'cp949')],
  ];
}

/** Small, so that a damaged picture that still opens is quickly read. */
function picture() {
  const canvas = createCanvas(320, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, 320, 200);
  pen.fillStyle = 'black';
  pen.font = '24px sans-serif';
  pen.fillText('Haram Seo', 40, 100);
  return canvas;
}

/** 24 bits a pixel, 16 × 16, grey. */
function bmp(): Uint8Array {
  const out = Buffer.alloc(54 + 16 * 48, 0x80);
  out.fill(0, 0, 54);
  out.write('BM');
  out.writeUInt32LE(out.length, 2);
  out.writeUInt32LE(54, 10);
  out.writeUInt32LE(40, 14);
  out.writeInt32LE(16, 18);
  out.writeInt32LE(16, 22);
  out.writeUInt16LE(1, 26);
  out.writeUInt16LE(24, 28);
  return out;
}

function docx(): Uint8Array {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const office = 'http://schemas.openxmlformats.org/package/2006';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const paragraphs = LINES.map((l) => `<w:p><w:r><w:t>${l}</w:t></w:r></w:p>`).join('');
  const entry = (name: string, xml: string) => ({ name, bytes: Buffer.from(xml) });
  return makeZip(
    [
      entry(
        '[Content_Types].xml',
        `<Types xmlns="${office}/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      entry(
        '_rels/.rels',
        `<Relationships xmlns="${office}/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
      ),
      entry(
        'word/document.xml',
        `<?xml version="1.0"?><w:document xmlns:w="${word}"><w:body>${paragraphs}</w:body></w:document>`,
      ),
    ],
    'utf8',
  );
}
