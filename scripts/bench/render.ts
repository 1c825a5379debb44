import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createPool } from '../../src/main/engine/pool/pool';
import { inTurn, milliseconds, type Part } from './table';
import { writeThesis } from './thesis';

const PAGES = 60;
const DPI = 150;
const SAMPLE = [1, 3, 10, 20, 30, 40, 50, 60];
const ROUNDS = 3;
const WORKER = new URL('../../out/main/pool-worker.js', import.meta.url);
/** A4's long side at `DPI`. */
const LONG_SIDE = Math.round((841.89 / 72) * DPI);

/** Pages as the review window shows them: one thread, one page after the other, as pictures. */
export const render: Part = {
  name: 'render',
  async measure(folder) {
    const file = join(folder, 'r.pdf');
    await writeThesis(file, 1, PAGES);
    const pool = createPool({ workerUrl: WORKER, threads: 1 });
    const draw = async (): Promise<void> => {
      for (const page of SAMPLE)
        await pool.run('renderPage', { path: file, format: 'pdf', page, maxPixels: LONG_SIDE });
    };
    try {
      await draw();
      const has = !spawnSync('pdftoppm', ['-v']).error;
      const peer = (): void => {
        if (!has) return;
        for (const page of SAMPLE) {
          const at = String(page);
          spawnSync('pdftoppm', [
            '-r',
            String(DPI),
            '-f',
            at,
            '-l',
            at,
            '-jpeg',
            file,
            join(folder, `p${at}`),
          ]);
        }
      };
      const t = await inTurn(ROUNDS, { draw, peer });
      const each = (seconds: number): string => `${milliseconds((1000 * seconds) / SAMPLE.length)} a page`;
      const what = `page of text as a picture, ${DPI} dpi, 1 worker`;
      return [
        has
          ? { what, ours: each(t.draw), peer: 'pdftoppm -jpeg', theirs: each(t.peer), ratio: t.peer / t.draw }
          : { what, ours: each(t.draw), peer: 'pdftoppm: not installed (poppler-utils)' },
      ];
    } finally {
      await pool.destroy();
    }
  },
};
