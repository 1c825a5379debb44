import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeZip } from '../../fixtures';
import { readAll, tempFolder, textOf } from './helpers';

const NS =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

const p = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const content = (inner: string): string => `<w:txbxContent>${inner}</w:txbxContent>`;
const drawn = (inner: string): string =>
  `<w:drawing><wps:wsp><wps:txbx>${content(inner)}</wps:txbx></wps:wsp></w:drawing>`;
const older = (inner: string): string =>
  `<w:pict><v:shape><v:textbox>${content(inner)}</v:textbox></v:shape></w:pict>`;
const docx = (box: string): Uint8Array =>
  makeZip(
    Object.entries({
      '[Content_Types].xml': TYPES,
      '_rels/.rels': RELS,
      'word/document.xml': `<?xml version="1.0"?><w:document ${NS}><w:body>${p('학위논문을 인준함')}<w:p><w:r>${box}</w:r></w:p></w:body></w:document>`,
    }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    'utf8',
  );

describe('text boxes of a DOCX', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  beforeAll(async () => {
    folder = await tempFolder();
  });
  afterAll(() => folder.clean());
  const read = async (box: string): Promise<string> =>
    textOf((await readAll(await folder.write('a.docx', docx(box)))).pages[0]);
  const rows = p('위원장 이새벽') + p('위원 박한결');
  const choice = (inner: string): string => `<mc:Choice Requires="wps">${drawn(inner)}</mc:Choice>`;

  it.each([
    ['drawn alone', drawn(rows)],
    ['drawn for newer programs only', `<mc:AlternateContent>${choice(rows)}</mc:AlternateContent>`],
    [
      'drawn twice',
      `<mc:AlternateContent>${choice(rows)}<mc:Fallback>${older(rows)}</mc:Fallback></mc:AlternateContent>`,
    ],
    ['of older programs', older(rows)],
  ])('%s are read once', async (_, box) => {
    expect(await read(box)).toBe('학위논문을 인준함 위원장 이새벽 위원 박한결');
  });

  it('a table in one keeps its rows', async () => {
    const row = (...cells: string[]): string =>
      `<w:tr>${cells.map((text) => `<w:tc>${p(text)}</w:tc>`).join('')}</w:tr>`;
    const box = drawn(`<w:tbl>${row('위원장', '이새벽')}${row('위원', '박한결')}</w:tbl>`);
    const { pages } = await readAll(await folder.write('t.docx', docx(box)));
    const baselines = new Map((pages[0]?.words ?? []).map((w) => [w.text, w.baseline]));
    expect(baselines.get('위원장')).toBe(baselines.get('이새벽'));
    expect(baselines.get('위원')).toBe(baselines.get('박한결'));
    expect(baselines.get('위원')).not.toBe(baselines.get('위원장'));
  });
});
