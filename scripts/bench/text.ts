import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createPool } from '../../src/main/engine/pool/pool';
import type { Pool } from '../../src/main/engine/pool/tasks';
import { makeThesis } from '../../src/main/sample/thesis';
import { inTurn, perSecond, type Part, type Row } from './table';

const PAGES = 240;
/** Cover, inner cover, approval page, abstract, references, thanks. */
const FRONT_AND_BACK = 6;
const ROUNDS = 3;
const WORKER = new URL('../../out/main/pool-worker.js', import.meta.url);

/** A Korean doctoral thesis of `PAGES` pages with embedded fonts. */
async function writeThesis(file: string, seed: number): Promise<void> {
  const person = (ko: string, given: string, family: string) => ({ ko, given, family });
  const supervisor = person('김도현', 'Do-Hyeon', 'Kim');
  const thesis = await makeThesis({
    language: 'ko',
    degree: 'doctor',
    title: '희소 관측을 위한 상태 추정 연구',
    subtitle: 'A Study on State Estimation with Sparse Observations',
    author: person('서하람', 'Haram', 'Seo'),
    supervisor,
    committee: [
      person('이새벽', 'Saebyeok', 'Lee'),
      person('박한결', 'Hangyeol', 'Park'),
      person('최유찬', 'Yu-Chan', 'Choi'),
      person('정다온', 'Daon', 'Jung'),
      supervisor,
    ],
    university: '한빛대학교',
    department: '컴퓨터공학과',
    field: '공학',
    year: 2021,
    month: 8,
    bodyPages: PAGES - FRONT_AND_BACK,
    seed,
  });
  if (thesis.pages !== PAGES) throw new Error(`the thesis has ${thesis.pages} pages, not ${PAGES}`);
  await writeFile(file, thesis.bytes);
}

/** Reads whole documents through the pool as the pipeline does; every page arrives as JSON with words, boxes and sizes. */
async function read(pool: Pool, files: readonly string[]): Promise<void> {
  let pages = 0;
  const onProgress = (): void => void (pages += 1);
  const one = (path: string) =>
    pool.run('readDocument', { path, filename: basename(path), skipPages: [] }, { onProgress });
  await Promise.all(files.map(one));
  if (pages !== PAGES * files.length) throw new Error(`${pages} pages came, not ${PAGES * files.length}`);
}

function pdftotext(file: string, ...options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('pdftotext', [...options, file, `${file}.txt`], { stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`pdftotext: ${code}`))));
  });
}

export const text: Part = {
  name: 'text',
  async measure(folder) {
    const files = [join(folder, 'a.pdf'), join(folder, 'b.pdf')];
    await Promise.all(files.map((file, i) => writeThesis(file, i + 1)));
    const [first = ''] = files;
    const alone = createPool({ workerUrl: WORKER, threads: 1 });
    const both = createPool({ workerUrl: WORKER, threads: 2 });
    try {
      // The application's threads stay: loading the PDF library once is no part of reading.
      await read(alone, [first]);
      await read(both, files);
      const ours = {
        one: () => read(alone, [first]),
        two: () => read(both, files),
      };
      const what = {
        one: `text layer, ${PAGES} pages, 1 worker`,
        two: `text layer, 2 × ${PAGES} pages, 2 workers`,
      };
      if (spawnSync('pdftotext', ['-v']).error) {
        const t = await inTurn(ROUNDS, ours);
        const peer = 'pdftotext: not installed (poppler-utils)';
        return [
          { what: what.one, ours: perSecond(PAGES / t.one, 'pages'), peer },
          { what: what.two, ours: perSecond((2 * PAGES) / t.two, 'pages'), peer },
        ];
      }
      const t = await inTurn(ROUNDS, {
        ...ours,
        plain: () => pdftotext(first),
        boxes: () => pdftotext(first, '-bbox'),
        boxesTwo: () => Promise.all(files.map((file) => pdftotext(file, '-bbox'))),
      });
      const row = (name: string, mine: number, peer: string, theirs: number, pages: number): Row => ({
        what: name,
        ours: perSecond(pages / mine, 'pages'),
        peer,
        theirs: perSecond(pages / theirs, 'pages'),
        ratio: theirs / mine,
      });
      return [
        row(what.one, t.one, 'pdftotext (text only)', t.plain, PAGES),
        row(what.one, t.one, 'pdftotext -bbox (words with boxes)', t.boxes, PAGES),
        row(what.two, t.two, 'pdftotext -bbox, two at once', t.boxesTwo, 2 * PAGES),
      ];
    } finally {
      await Promise.all([alone.destroy(), both.destroy()]);
    }
  },
};
