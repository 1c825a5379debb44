import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { writeSampleRound, type SampleRound } from '../../../src/main/sample/index';

const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Text of every page, spaces removed. */
async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    cMapUrl: `${PDFJS}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${PDFJS}/standard_fonts/`,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const texts: string[] = [];
    for (let n = 1; n <= pdf.numPages; n++) {
      const { items } = await (await pdf.getPage(n)).getTextContent();
      texts.push(
        items
          .map((i) => ('str' in i ? i.str : ''))
          .join('')
          .replace(/\s+/g, ''),
      );
    }
    return texts;
  } finally {
    await task.destroy();
  }
}

/** Entries of a ZIP whose names are CP949 without the UTF-8 bit. */
function unzip(file: string): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, decodeStrings: false }, (error, zip) => {
      if (error) return reject(error);
      const entries = new Map<string, Buffer>();
      zip.on('entry', (entry: yauzl.Entry) => {
        expect(entry.generalPurposeBitFlag & 0x800).toBe(0);
        const name = new TextDecoder('euc-kr', { fatal: true }).decode(entry.fileName as unknown as Buffer);
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          stream.on('data', (c: Buffer) => chunks.push(c));
          stream.on('end', () => {
            entries.set(name, Buffer.concat(chunks));
            zip.readEntry();
          });
        });
      });
      zip.on('end', () => resolve(entries));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}

async function hashTree(dir: string): Promise<string[]> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((f) => f.isFile());
  const lines = files.map(async (f) => {
    const file = path.join(f.parentPath, f.name);
    return `${path.relative(dir, file)} ${createHash('sha256')
      .update(await readFile(file))
      .digest('hex')}`;
  });
  return (await Promise.all(lines)).sort();
}

// Sixteen documents with embedded fonts: seconds on a busy machine.
describe('the sample round', { timeout: 120_000 }, () => {
  let dir: string;
  let round: SampleRound;
  const bytesOf = new Map<string, Uint8Array>();

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'sample-'));
    round = await writeSampleRound(path.join(dir, 'a'));
    for (const folder of round.folders) {
      if (folder.endsWith('.zip')) {
        for (const [name, bytes] of await unzip(folder))
          bytesOf.set(`${path.basename(folder)}/${name.slice(name.indexOf('/') + 1)}`, bytes);
      }
    }
    for (const { file } of round.truth)
      if (!bytesOf.has(file)) bytesOf.set(file, await readFile(path.join(dir, 'a', ...file.split('/'))));
  }, 120_000);
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('has six applicants in the users’ conventions, one of them a ZIP', () => {
    expect(round.folders.map((f) => path.basename(f).replace(/ \(.+?\)/, ' (…)'))).toEqual([
      '2401-000001 (…)',
      '2401-000002 (…)',
      '2401-000003 (…)',
      '2401-000004 (…)',
      '2401-000005 (…)',
      '2401-000006 (…).zip',
    ]);
    for (const { file, applicant } of round.truth) {
      expect(file.split('/')[0]).toContain(applicant);
      expect(path.posix.basename(file)).toMatch(
        new RegExp(`^${applicant}_(\\[(학위논문|대표연구실적|학술논문)\\]_.+\\.pdf|hindex\\.png)$`),
      );
    }
    expect(new Set(round.truth.map((f) => f.state))).toEqual(new Set(['text', 'picture', 'damaged']));
  });

  it('writes exactly the files its truth speaks of', () => {
    expect([...bytesOf.keys()].sort()).toEqual(round.truth.map((f) => f.file).sort());
  });

  it('prints every expected name on the page the truth names', async () => {
    for (const { file, state, pages, persons } of round.truth.filter((f) => f.state === 'text')) {
      const texts = await pageTexts(bytesOf.get(file)!);
      expect(texts, file).toHaveLength(pages);
      expect(state === 'text' && persons.length > 0, file).toBe(true);
      for (const { names, page } of persons)
        for (const name of names)
          expect(texts[page - 1]!.toLowerCase(), file).toContain(name.replace(/\s+/g, '').toLowerCase());
    }
  });

  it('holds a scan without any text and a file that no reader opens', async () => {
    const scan = round.truth.find((f) => f.state === 'picture' && f.format === 'pdf')!;
    expect(await pageTexts(bytesOf.get(scan.file)!)).toEqual(['']);
    expect(scan.persons.map((p) => p.role)).toEqual(['committee_chair', 'committee', 'committee']);
    const broken = round.truth.find((f) => f.state === 'damaged')!;
    await expect(pageTexts(bytesOf.get(broken.file)!)).rejects.toThrow();
    expect(broken.persons).toEqual([]);
  });

  it('never expects the applicant', () => {
    const names = new Map(
      round.folders.map((f) => [path.basename(f), /\((.+)\)/.exec(path.basename(f))![1]]),
    );
    for (const { file, persons } of round.truth)
      for (const p of persons) expect(p.names).not.toContain(names.get(file.split('/')[0]!));
  });

  it('gives the same bytes for the same seed and other people for another', async () => {
    const again = await writeSampleRound(path.join(dir, 'b'));
    expect(again.truth).toEqual(round.truth);
    expect(await hashTree(path.join(dir, 'b'))).toEqual(await hashTree(path.join(dir, 'a')));
    const other = await writeSampleRound(path.join(dir, 'c'), { seed: 7 });
    expect(other.folders.map((f) => path.basename(f))).not.toEqual(
      round.folders.map((f) => path.basename(f)),
    );
    expect(other.truth.map((f) => f.docType)).toEqual(round.truth.map((f) => f.docType));
  });
});
