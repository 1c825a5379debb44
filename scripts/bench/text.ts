import { spawn, spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import type { PagePlan } from '../../src/main/engine/domain/words';
import { readInParts } from '../../src/main/engine/pipeline/read-parts';
import { createPool } from '../../src/main/engine/pool/pool';
import type { Pool } from '../../src/main/engine/pool/tasks';
import { inTurn, perSecond, type Part, type Row } from './table';
import { writeThesis } from './thesis';

const PAGES = 240;
const ROUNDS = 5;
const WORKER = new URL('../../out/main/pool-worker.js', import.meta.url);

/** Reads a whole document as the pipeline does; every page arrives as JSON with words, boxes and sizes. */
async function read(pool: Pool, path: string, lanes: number, plan: PagePlan): Promise<void> {
  let pages = 0;
  await readInParts(
    pool,
    { path, filename: basename(path), skipPages: [], plan },
    { format: 'pdf', lanes, onPage: () => void (pages += 1) },
  );
  if (pages !== PAGES) throw new Error(`${pages} pages came, not ${PAGES}`);
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
    const file = join(folder, 'a.pdf');
    await writeThesis(file, 1, PAGES);
    const alone = createPool({ workerUrl: WORKER, threads: 1 });
    const both = createPool({ workerUrl: WORKER, threads: 2 });
    try {
      // The application's threads stay: loading the PDF library once is no part of reading.
      await read(alone, file, 1, 'text');
      await read(both, file, 2, 'text');
      const ours = {
        one: () => read(alone, file, 1, 'text'),
        two: () => read(both, file, 2, 'text'),
        people: () => read(both, file, 2, 'people'),
      };
      const what = {
        one: `text layer, ${PAGES} pages, 1 worker`,
        two: `text layer, ${PAGES} pages, 2 workers`,
        people: `pages with people of ${PAGES} (page plan), 2 workers`,
      };
      const has = !spawnSync('pdftotext', ['-v']).error;
      const none = (): Promise<void> => Promise.resolve();
      const t = await inTurn(ROUNDS, {
        ...ours,
        plain: has ? () => pdftotext(file) : none,
        boxes: has ? () => pdftotext(file, '-bbox') : none,
      });
      const row = (name: keyof typeof ours, peer: string, theirs: number): Row =>
        has
          ? {
              what: what[name],
              ours: perSecond(PAGES / t[name], 'pages'),
              peer,
              theirs: perSecond(PAGES / theirs, 'pages'),
              ratio: theirs / t[name],
            }
          : {
              what: what[name],
              ours: perSecond(PAGES / t[name], 'pages'),
              peer: 'pdftotext: not installed (poppler-utils)',
            };
      return [
        row('one', 'pdftotext -bbox (words with boxes)', t.boxes),
        row('two', 'pdftotext (text only)', t.plain),
        row('two', 'pdftotext -bbox (words with boxes)', t.boxes),
        row('people', 'pdftotext (text only), whole document', t.plain),
      ];
    } finally {
      await Promise.all([alone.destroy(), both.destroy()]);
    }
  },
};
