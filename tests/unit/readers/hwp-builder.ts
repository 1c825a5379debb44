import { makeZip } from '../../fixtures';

const SECTOR = 512;
/** Streams this long never go to the mini stream, which keeps the container simple. */
const PLAIN = 4096;
const FREE = 0xffffffff;
const END = 0xfffffffe;

/** An OLE compound file (MS-CFB, version 3) with streams at `storage/name` or `name`; all padded to 4096 bytes. */
export function makeOle(streams: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(streams);
  const storages = [...new Set(names.filter((n) => n.includes('/')).map((n) => n.split('/')[0] ?? ''))];
  const data = names.map((n) => {
    const bytes = streams[n] ?? Buffer.alloc(0);
    return Buffer.concat([
      bytes,
      Buffer.alloc(Math.ceil(Math.max(PLAIN, bytes.length) / SECTOR) * SECTOR - bytes.length),
    ]);
  });
  const entries = 1 + storages.length + names.length;
  const dirSectors = Math.ceil(entries / 4);
  const fat: number[] = [0xfffffffd];
  for (let i = 0; i < dirSectors; i++) fat.push(i + 1 < dirSectors ? i + 2 : END);
  const starts = data.map((d) => {
    const start = fat.length;
    for (let i = 1; i <= d.length / SECTOR; i++) fat.push(i * SECTOR < d.length ? start + i : END);
    return start;
  });
  while (fat.length < SECTOR / 4) fat.push(FREE);
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(PLAIN, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.writeUInt32LE(0, 76);
  const directory = Buffer.alloc(dirSectors * SECTOR);
  const entry = (
    id: number,
    name: string,
    type: number,
    child: number,
    next: number,
    start: number,
    size: number,
  ) => {
    const at = id * 128;
    directory.write(`${name}\0`, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = type;
    directory[at + 67] = 1;
    directory.writeUInt32LE(FREE, at + 68);
    directory.writeUInt32LE(next, at + 72);
    directory.writeUInt32LE(child, at + 76);
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  };
  const idOf = (n: string): number =>
    storages.includes(n) ? 1 + storages.indexOf(n) : 1 + storages.length + names.indexOf(n);
  const chain = (list: string[]): number => (list[0] === undefined ? FREE : idOf(list[0]));
  const nextOf = (list: string[], n: string): number => {
    const after = list[list.indexOf(n) + 1];
    return after === undefined ? FREE : idOf(after);
  };
  const top = [...storages, ...names.filter((n) => !n.includes('/'))];
  entry(0, 'Root Entry', 5, chain(top), FREE, END, 0);
  for (const s of storages) {
    const inside = names.filter((n) => n.startsWith(`${s}/`));
    entry(idOf(s), s, 1, chain(inside), nextOf(top, s), 0, 0);
    for (const n of inside)
      entry(
        idOf(n),
        n.split('/')[1] ?? '',
        2,
        FREE,
        nextOf(inside, n),
        starts[names.indexOf(n)] ?? 0,
        data[names.indexOf(n)]?.length ?? 0,
      );
  }
  for (const n of names.filter((x) => !x.includes('/')))
    entry(
      idOf(n),
      n,
      2,
      FREE,
      nextOf(top, n),
      starts[names.indexOf(n)] ?? 0,
      data[names.indexOf(n)]?.length ?? 0,
    );
  const table = Buffer.alloc(SECTOR);
  fat.forEach((v, i) => table.writeUInt32LE(v, i * 4));
  return Buffer.concat([header, table, directory, ...data]);
}

function record(tag: number, level: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE((tag | (level << 10) | (body.length << 20)) >>> 0);
  return Buffer.concat([head, body]);
}

/** An uncompressed HWP 5 document of plain paragraphs (HWP 5.0 format, PARA_HEADER 0x42 and PARA_TEXT 0x43). */
export function makeHwp5(paragraphs: readonly string[], flags = 0): Buffer {
  const header = Buffer.alloc(256);
  header.write('HWP Document File');
  header.writeUInt32LE(0x05000300, 32);
  header.writeUInt32LE(flags, 36);
  const section = paragraphs.map((text) => {
    const body = Buffer.from(`${text}\r`, 'utf16le');
    const head = Buffer.alloc(22);
    head.writeUInt32LE(body.length / 2);
    return Buffer.concat([record(0x42, 0, head), record(0x43, 1, body)]);
  });
  return makeOle({
    FileHeader: header,
    DocInfo: record(0x10, 0, Buffer.alloc(26)),
    'BodyText/Section0': Buffer.concat(section),
  });
}

/** An HWPX document with paragraphs and one table. */
export function makeHwpx(paragraphs: readonly string[], rows: readonly (readonly string[])[]): Uint8Array {
  const para = (inner: string): string =>
    `<hp:p paraPrIDRef="0" styleIDRef="0"><hp:run charPrIDRef="0">${inner}</hp:run></hp:p>`;
  const cell = (text: string, r: number, c: number): string =>
    `<hp:tc><hp:subList>${para(`<hp:t>${text}</hp:t>`)}</hp:subList><hp:cellAddr colAddr="${c}" rowAddr="${r}"/><hp:cellSpan colSpan="1" rowSpan="1"/></hp:tc>`;
  const table = `<hp:tbl rowCnt="${rows.length}" colCnt="${rows[0]?.length ?? 0}">${rows
    .map((row, r) => `<hp:tr>${row.map((text, c) => cell(text, r, c)).join('')}</hp:tr>`)
    .join('')}</hp:tbl>`;
  const ns =
    'xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph"';
  const section = `<?xml version="1.0" encoding="UTF-8"?><hs:sec ${ns}>${paragraphs.map((t) => para(`<hp:t>${t}</hp:t>`)).join('')}${para(table)}</hs:sec>`;
  const opf =
    '<?xml version="1.0" encoding="UTF-8"?><opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:manifest><opf:item id="section0" href="Contents/section0.xml" media-type="application/xml"/></opf:manifest><opf:spine><opf:itemref idref="section0"/></opf:spine></opf:package>';
  const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
  return makeZip(
    [
      file('mimetype', 'application/hwp+zip'),
      file('Contents/content.hpf', opf),
      file('Contents/section0.xml', section),
    ],
    'utf8',
  );
}
