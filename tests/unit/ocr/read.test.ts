import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '../../../src/main/engine/domain/page';
import type { Extraction } from '../../../src/main/engine/domain/person';
import { uprightPage } from '../../../src/main/engine/domain/turn';
import { extractByRules } from '../../../src/main/engine/extractors/rules';
import { DEFAULT_LIMITS } from '../../../src/main/engine/pool/limits';
import { readDocument } from '../../../src/main/engine/readers';
import { makeImageOnlyPdf } from '../../../src/main/sample/scan';
import { makeScanPage, VARIANTS, type ScanPage } from '../../fixtures/scan-pages';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minesweeper-read-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(name: string, bytes: Uint8Array): Promise<Page[]> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const pages: Page[] = [];
  await readDocument(
    { path, filename: name, skipPages: [] },
    {
      limits: DEFAULT_LIMITS.readDocument,
      signal: new AbortController().signal,
      progress: (p) => {
        if (p.type === 'page') pages.push(JSON.parse(p.reading.json) as Page);
      },
    },
  );
  return pages;
}

const people = (pages: readonly Page[]): Extraction =>
  extractByRules(pages, {
    docType: 'degree_thesis',
    filename: '인준지.pdf',
    selfNames: [],
    largeCollaboration: 50,
  });
const jury = (truth: ScanPage): string[] =>
  truth.persons.filter((p) => p.part.startsWith('committee')).map((p) => p.name);

it(
  'reads the jury of a clean scan, with places on the page, and marks no seal',
  { timeout: 300_000 },
  async () => {
    const truth = await makeScanPage(7001, VARIANTS.clean300);
    const [page] = await read('clean.png', truth.bytes);
    expect(page).toMatchObject({ source: 'ocr', marks: [] });
    const found = people([page as Page]).persons;
    expect(found.map((p) => p.nameRaw)).toEqual(expect.arrayContaining(jury(truth)));
    for (const person of truth.persons.filter((p) => p.part === 'committee')) {
      const box = found.find((f) => f.nameRaw === person.name)?.bbox;
      expect(Math.abs((box?.x ?? 0) - person.box.x)).toBeLessThan(6);
      expect(Math.abs((box?.y ?? 0) + (box?.h ?? 0) / 2 - person.box.y - person.box.h / 2)).toBeLessThan(6);
    }
  },
);

it(
  'reads a sealed page that lies on its side: names, seals beside them, all on the sheet',
  { timeout: 300_000 },
  async () => {
    const truth = await makeScanPage(7002, { ...VARIANTS.seal300, quarters: 3 });
    const [page] = await read('sideways.jpg', truth.bytes);
    expect(Math.round((page?.turned ?? 0) / 90)).toBe(1);
    const extraction = people([page as Page]);
    const names = extraction.persons.map((p) => p.nameRaw);
    const read5 = jury(truth).filter((name) => names.includes(name));
    expect(read5.length).toBeGreaterThanOrEqual(4);
    // A name that could not be read exactly is never passed for certain.
    for (const person of extraction.persons)
      if (!truth.persons.some((t) => t.name === person.nameRaw)) expect(person.confidence).toBeLessThan(0.7);
    expect(page?.marks.filter((m) => m.kind === 'seal')).toHaveLength(truth.marks.length);
    for (const box of [...(page?.marks ?? []), ...(page?.words ?? [])].map((x) => x.box)) {
      expect(box.x).toBeGreaterThan(-5);
      expect(box.x + box.w).toBeLessThan((page?.width ?? 0) + 5);
      expect(box.y + box.h).toBeLessThan((page?.height ?? 0) + 5);
    }
    expect(uprightPage(page as Page).height).toBeGreaterThan(uprightPage(page as Page).width);
  },
);

it('reads nobody from an empty sheet', { timeout: 120_000 }, async () => {
  const truth = await makeScanPage(7003, VARIANTS.clean300);
  const sharp = (await import('sharp')).default;
  const blank = await sharp(truth.bytes).linear(0, 255).png().withMetadata({ density: 300 }).toBuffer();
  const pages = await read('blank.png', new Uint8Array(blank));
  expect(pages[0]?.words).toEqual([]);
  expect(people(pages).persons).toEqual([]);
});

it('reads a scan inside a PDF at its own resolution', { timeout: 300_000 }, async () => {
  const truth = await makeScanPage(7004, VARIANTS.skew300);
  const [page] = await read('scan.pdf', await makeImageOnlyPdf([truth.bytes]));
  expect(page?.source).toBe('ocr');
  expect(Math.abs((page?.turned ?? 0) + truth.angle)).toBeLessThan(0.3);
  const names = people([page as Page]).persons.map((p) => p.nameRaw);
  expect(jury(truth).filter((name) => names.includes(name)).length).toBeGreaterThanOrEqual(4);
});
