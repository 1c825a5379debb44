import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { evenOut, prepare } from '../../src/main/engine/ocr/prepare';
import { readPageImage, type PageImage } from '../../src/main/engine/ocr/read';
import { createRecogniser } from '../../src/main/engine/ocr/recogniser';
import { openSheet } from '../../src/main/engine/ocr/sheet';
import { readInParts } from '../../src/main/engine/pipeline/read-parts';
import { createPool } from '../../src/main/engine/pool/pool';
import { packageDir } from '../../src/main/engine/readers/assets';
import { openPdf } from '../../src/main/engine/readers/pdf/open';
import { drawPage } from '../../src/main/engine/readers/pdf/picture';
import { makeImageOnlyPdf } from '../../src/main/sample/scan';
import { makeScanPage, VARIANTS } from '../../tests/fixtures/scan-pages';
import { inTurn, milliseconds, type Part, type Row } from './table';
import { writeThesis } from './thesis';

const A4 = { pageWidth: 595.28, pageHeight: 841.89 };
const THESIS = 40;
/** Pages of running text. */
const DENSE = [20, 21, 22, 23, 24, 25];
const ROUNDS = 3;
const WORKER = new URL('../../out/main/pool-worker.js', import.meta.url);
/** One thread for one reading, as ours has. */
const ONE_THREAD = { ...process.env, OMP_THREAD_LIMIT: '1' };

const has = (tool: string): boolean => !spawnSync(tool, ['--version']).error;

function tool(name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: 'ignore', env: ONE_THREAD });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name}: ${code}`))));
  });
}

/** Pages of a thesis as an office scanner gives them: 300 dpi, grey, JPEG. */
async function scanPages(folder: string): Promise<Buffer[]> {
  const file = join(folder, 'thesis.pdf');
  await writeThesis(file, 5, THESIS);
  const pdf = await openPdf(file, undefined, 40_000_000);
  try {
    const out: Buffer[] = [];
    for (const number of DENSE) {
      const drawn = await drawPage(pdf, number);
      const picture = sharp(drawn.data, { raw: drawn.raw as { width: number; height: number; channels: 4 } });
      const bytes = await picture
        .removeAlpha()
        .resize({ width: 2480 })
        .greyscale()
        .blur(0.6)
        .jpeg()
        .toBuffer();
      out.push(bytes);
    }
    return out;
  } finally {
    await pdf.close();
  }
}

/** What the recogniser is shown of a page, as a file for its native build. */
async function writePrepared(image: PageImage, file: string): Promise<void> {
  const sheet = await openSheet(image);
  const { page } = await prepare(evenOut(sheet), sheet.dpi);
  const raw = { width: page.width, height: page.height, channels: 1 } as const;
  await sharp(page.data, { raw }).withMetadata({ density: sheet.dpi }).png().toFile(file);
}

/** Reading pictures of pages: running text, sealed and poor approval pages, a whole scanned document. */
export const ocr: Part = {
  name: 'ocr',
  async measure(folder) {
    const scans = await scanPages(folder);
    return [...(await pages(folder, scans[0] as Buffer)), await wholeDocument(folder, scans)];
  },
};

async function pages(folder: string, scan: Buffer): Promise<Row[]> {
  const dense: PageImage = { data: scan, ...A4 };
  const sealed: PageImage = { data: (await makeScanPage(31, VARIANTS.seal300)).bytes, ...A4 };
  const poor: PageImage = { data: (await makeScanPage(32, VARIANTS.poor150)).bytes, ...A4 };
  const prepared = join(folder, 'prepared.png');
  await writePrepared(dense, prepared);
  const recogniser = createRecogniser({
    kor: join(packageDir('@tesseract.js-data/kor'), '4.0.0_best_int'),
    eng: join(packageDir('@tesseract.js-data/eng'), '4.0.0_best_int'),
  });
  const native = has('tesseract');
  const peer = (): Promise<void> | undefined =>
    native ? tool('tesseract', [prepared, join(folder, 'native'), '-l', 'kor+eng', '--psm', '3']) : undefined;
  try {
    // The application's recogniser stays from page to page: its start is no part of a page.
    await readPageImage(dense, recogniser);
    const t = await inTurn(ROUNDS, {
      dense: () => readPageImage(dense, recogniser),
      native: peer,
      sealed: () => readPageImage(sealed, recogniser),
      poor: () => readPageImage(poor, recogniser),
    });
    const ms = (seconds: number): string => milliseconds(1000 * seconds);
    const what = 'dense scanned page, 300 dpi, preparation included';
    return [
      native
        ? {
            what,
            ours: ms(t.dense),
            peer: 'tesseract -l kor+eng on the prepared page, 1 thread',
            theirs: ms(t.native),
            ratio: t.native / t.dense,
          }
        : { what, ours: ms(t.dense), peer: 'tesseract: not installed (tesseract-ocr, tesseract-ocr-kor)' },
      { what: 'approval page with red seals, 300 dpi, several looks', ours: ms(t.sealed), peer: '–' },
      { what: 'poor approval page, 150 dpi, several looks', ours: ms(t.poor), peer: '–' },
    ];
  } finally {
    await recogniser.close();
  }
}

async function wholeDocument(folder: string, scans: readonly Buffer[]): Promise<Row> {
  const file = join(folder, 'scan.pdf');
  await writeFile(file, await makeImageOnlyPdf(scans.map((s) => new Uint8Array(s))));
  const pool = createPool({ workerUrl: WORKER, threads: 2 });
  const ours = async (): Promise<void> => {
    let pages = 0;
    await readInParts(
      pool,
      { path: file, filename: basename(file), skipPages: [], plan: 'whole' },
      { format: 'pdf', lanes: 2, onPage: () => void (pages += 1) },
    );
    if (pages !== scans.length) throw new Error(`${pages} pages came, not ${scans.length}`);
  };
  const installed = has('ocrmypdf') && has('tesseract');
  try {
    const t = await inTurn(1, {
      ours,
      peer: () =>
        installed
          ? tool('ocrmypdf', ['--jobs', '2', '-l', 'kor+eng', '--output-type', 'pdf', file, `${file}.out`])
          : undefined,
    });
    const what = `whole scanned document, ${scans.length} dense pages, 2 workers`;
    const each = (s: number): string => `${milliseconds((1000 * s) / scans.length)} a page`;
    return installed
      ? {
          what,
          ours: each(t.ours),
          peer: 'ocrmypdf --jobs 2 -l kor+eng',
          theirs: each(t.peer),
          ratio: t.peer / t.ours,
        }
      : { what, ours: each(t.ours), peer: 'ocrmypdf: not installed (ocrmypdf, tesseract-ocr-kor)' };
  } finally {
    await pool.destroy();
  }
}
