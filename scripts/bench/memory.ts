import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { PagePlan } from '../../src/main/engine/domain/words';
import { readInParts } from '../../src/main/engine/pipeline/read-parts';
import { createPool } from '../../src/main/engine/pool/pool';
import type { Pool } from '../../src/main/engine/pool/tasks';
import { makeImageOnlyPdf } from '../../src/main/sample/scan';
import { fontFile } from '../../src/main/sample/paper';
import type { Part, Row } from './table';
import { writeThesis } from './thesis';

const PAGES = 560;
/** Recognition takes seconds a page. */
const SCANNED = 160;
/** Threads, libraries and fonts are loaded by then; what grows from here on grows with the pages. */
const WARM = 60;
const WORKER = new URL('../../out/main/pool-worker.js', import.meta.url);
const MB = 2 ** 20;

/** Resident memory of the process with its threads while a document of `count` pages is read, at page `WARM`, at its most after that, at the end. */
async function watch(pool: Pool, file: string, count: number, plan: PagePlan): Promise<string> {
  let pages = 0;
  let warm = 0;
  let most = 0;
  await readInParts(
    pool,
    { path: file, filename: basename(file), skipPages: [], plan },
    {
      format: 'pdf',
      lanes: 2,
      onPage: () => {
        pages += 1;
        const now = process.memoryUsage.rss() / MB;
        if (pages === WARM) warm = now;
        if (pages >= WARM) most = Math.max(most, now);
      },
    },
  );
  if (pages !== count) throw new Error(`${pages} pages came, not ${count}`);
  const end = process.memoryUsage.rss() / MB;
  return `${Math.round(warm)} MB at page ${WARM}, ${Math.round(most)} MB at most, ${Math.round(end)} MB at the end`;
}

/** A scanned slip of paper with one line on it: the whole way of a scanned page, in little time. */
async function slip(number: number): Promise<Uint8Array> {
  GlobalFonts.registerFromPath(fontFile('myeongjo'), 'BenchMyeongjo');
  const canvas = createCanvas(700, 240);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#f6f4ef';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.fillStyle = '#222';
  ctx.font = '40px BenchMyeongjo';
  ctx.fillText(`심사위원 김도현 제${number}호`, 60, 130);
  return canvas.encode('jpeg', 80);
}

/** Memory over a long document, as text and as a scan. */
export const memory: Part = {
  name: 'memory',
  async measure(folder) {
    const text = join(folder, 'text.pdf');
    await writeThesis(text, 3, PAGES);
    const scan = join(folder, 'scan.pdf');
    const slips: Uint8Array[] = [];
    for (let n = 1; n <= SCANNED; n++) slips.push(await slip(n));
    await writeFile(scan, await makeImageOnlyPdf(slips));
    const rows: Row[] = [];
    for (const [what, file, count, plan] of [
      [`memory over ${PAGES} pages of text`, text, PAGES, 'text'],
      [`memory over ${SCANNED} scanned pages, all recognised`, scan, SCANNED, 'whole'],
    ] as const) {
      // Threads of its own: what one document leaves behind is not counted for the other.
      const pool = createPool({ workerUrl: WORKER, threads: 2 });
      try {
        rows.push({ what, ours: await watch(pool, file, count, plan), peer: '–' });
      } finally {
        await pool.destroy();
      }
    }
    return rows;
  },
};
