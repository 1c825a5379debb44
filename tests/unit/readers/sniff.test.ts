import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sniffFile } from '../../../src/main/engine/readers/sniff';
import { encodeCp949, makeZip } from '../../fixtures';
import { tempFolder } from './helpers';

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((p) => (typeof p === 'string' ? Buffer.from(p, 'latin1') : Buffer.from(p))));
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipOf = (...names: string[]): Uint8Array =>
  makeZip(
    names.map((name) => ({ name, bytes: Buffer.from('<x/>') })),
    'utf8',
  );
/** Every entry marked as encrypted, in both headers. */
function locked(zip: Uint8Array): Buffer {
  const file = Buffer.from(zip);
  file.writeUInt16LE(file.readUInt16LE(6) | 1, 6);
  const central = file.indexOf('PK\x01\x02', 0, 'latin1');
  file.writeUInt16LE(file.readUInt16LE(central + 8) | 1, central + 8);
  return file;
}
const hwp = (flags: number): Buffer => {
  const header = Buffer.alloc(256);
  header.write('HWP Document File');
  header.writeUInt32LE(flags, 36);
  return Buffer.concat([bytes(OLE), Buffer.alloc(504), Buffer.from('FileHeader', 'utf16le'), header]);
};
const stream = (name: string): Buffer =>
  Buffer.concat([bytes(OLE), Buffer.alloc(504), Buffer.from(name, 'utf16le')]);

describe('sniffFile', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());

  it.each<[string, Uint8Array | string, string, string | undefined]>([
    ['an empty file', '', 'empty', undefined],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'pdf', 'pdf'],
    ['a PDF behind a mail header', `${'x'.repeat(3000)}\n%PDF-1.4\n`, 'pdf', 'pdf'],
    ['a PDF without its header', '\x01\x02\x03\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF', 'pdf', 'pdf'],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0]), 'png', 'image'],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg', 'image'],
    ['WebP', bytes('RIFF', [1, 0, 0, 0], 'WEBPVP8 '), 'webp', 'image'],
    ['TIFF', bytes('II*', [0, 8, 0]), 'tiff', 'image'],
    ['GIF', 'GIF89a...', 'gif', 'image'],
    ['BMP', Buffer.concat([bytes('BM', [1, 1, 1, 1, 0, 0, 0, 0]), Buffer.alloc(50)]), 'bmp', 'image'],
    ['HEIC', bytes([0, 0, 0, 24], 'ftypheic'), 'heic', 'image'],
    ['a video', bytes([0, 0, 0, 24], 'ftypisom'), 'video', undefined],
    ['HWP 3', 'HWP Document File V3.00 \x1a\x01\x02', 'hwp3', 'hwp'],
    ['HWP 5', hwp(1), 'hwp5', 'hwp'],
    ['HWP 5 with a password', hwp(1 | 2), 'hwp5-password', 'hwp'],
    ['HWP 5 for distribution', hwp(1 | 4), 'hwp5-distribution', 'hwp'],
    ['a DOC', stream('WordDocument'), 'doc', undefined],
    ['an XLS', stream('Workbook'), 'xls', undefined],
    ['a DOCX under a password', stream('EncryptedPackage'), 'ooxml-encrypted', 'docx'],
    ['a DOCX', zipOf('[Content_Types].xml', 'word/document.xml'), 'docx', 'docx'],
    ['an HWPX', zipOf('mimetype', 'Contents/section0.xml'), 'hwpx', 'hwp'],
    ['an XLSX', zipOf('xl/workbook.xml'), 'xlsx', undefined],
    ['an ODT', zipOf('content.xml', 'META-INF/manifest.xml'), 'odt', undefined],
    ['another ZIP', zipOf('a.pdf'), 'zip', undefined],
    ['a web page', '\n<!DOCTYPE html><html><title>로그인</title>', 'html', undefined],
    ['a web page with a comment in front', '<!-- saved -->\n<html lang="ko">', 'html', undefined],
    ['RTF', '{\\rtf1\\ansi', 'rtf', undefined],
    ['UTF-8 text', '심사위원 김도현', 'text', 'text'],
    ['CP949 text', encodeCp949('심사위원 김도현 교수'), 'text', 'text'],
    ['UTF-16 text', Buffer.from('\uFEFF심사위원 김도현', 'utf16le'), 'text', 'text'],
    ['UTF-16 text without a mark', Buffer.from('name: Kim Dohyun\n', 'utf16le'), 'text', 'text'],
    ['a piece of a login page', '<div class="login"><form>로그인</form></div>', 'html', undefined],
    [
      'a page saved as one file',
      'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n',
      'mht',
      undefined,
    ],
    ['a mail', 'From: a@b.kr\r\nTo: c@d.kr\r\nSubject: 논문\r\n\r\n지도교수', 'eml', undefined],
    ['PostScript', '%!PS-Adobe-3.0\n(Kim) show', 'postscript', undefined],
    ['Word 2003 XML', '<?xml version="1.0"?><w:wordDocument xmlns:w="x">', 'word-xml', undefined],
    ['flat OpenDocument', '<?xml version="1.0"?><office:document xmlns:office="x">', 'odt', undefined],
    ['a drawing', '<svg xmlns="x"><text>김도현</text></svg>', 'svg', undefined],
    ['an answer of a server', '{"error":"로그인이 필요합니다","user":{"name":"홍길동"}}', 'json', undefined],
    ['a link into a cloud', '{"url":"https://example.org/d","doc_id":"x"}', 'cloud-link', undefined],
    ['JPEG 2000', bytes([0, 0, 0, 12], 'jP  \r\n', [0x87], '\n'), 'jp2', undefined],
    ['a Windows link', bytes('L', [0, 0, 0, 1, 20, 2, 0], 'x'), 'lnk', undefined],
    ['text in brackets', '[학위논문] 심사위원 김도현', 'text', 'text'],
    ['text with a colon', 'Advisor: Kim\nCommittee: Lee\nTitle: x\n', 'text', 'text'],
    ['text that compares', '<3점 미만, p < 0.05>', 'text', 'text'],
    ['a ZIP of nothing', zipOf(), 'zip-empty', undefined],
    ['a ZIP of what macOS adds', zipOf('__MACOSX/._a.pdf'), 'zip-empty', undefined],
    ['a ZIP cut off', zipOf('a.pdf', 'b.pdf').subarray(0, 60), 'zip-damaged', undefined],
    ['a DOCX cut off', zipOf('[Content_Types].xml', 'word/document.xml').subarray(0, 130), 'docx', 'docx'],
    ['an HWPX cut off', zipOf('mimetype', 'Contents/section0.xml').subarray(0, 100), 'hwpx', 'hwp'],
    ['a ZIP under a password', locked(zipOf('a.pdf')), 'zip-locked', undefined],
    ['noise', Buffer.from(Array.from({ length: 300 }, (_, i) => (i * 97) % 32)), 'unknown', undefined],
  ])('%s', async (_, content, kind, format) => {
    const path = await folder.write('misleading.pdf', content);
    expect(await sniffFile(path)).toEqual({ kind, ...(format ? { format } : {}) });
  });
});
