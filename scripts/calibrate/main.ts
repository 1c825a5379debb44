import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalibrationStep, ReadingSource } from '../../src/main/engine/domain/calibration';
import { createInlinePool } from '../../src/main/engine/pool/inline';
import { corpusCases, sampleCases } from './cases';
import { readAll, type Reading } from './readings';
import { makeSteps } from './steps';

const GROUPS = ['papers', 'theses', 'cvs', 'docx', 'hwp', 'scans', 'scans_derived'];
/** Of the invented rounds; other than those the tests and the demonstration use. */
const SEEDS = [11, 12, 13, 14];
const TABLE = 'src/main/engine/domain/calibration-table.ts';
const DOC = 'docs/accuracy.md';

const [folder, corpus] = process.argv.slice(2);
if (!folder || !corpus) throw new Error('start this with node scripts/calibrate.mjs');
const sample = join(folder, 'sample');
mkdirSync(sample, { recursive: true });
const cases = [...corpusCases(corpus, GROUPS), ...(await sampleCases(sample, SEEDS))];
console.error(`${cases.length} documents`);
const pool = createInlinePool();
const readings = await readAll(cases, pool, folder);
await pool.destroy();

const steps: Record<ReadingSource, CalibrationStep[]> = {
  text: makeSteps(readings.filter((r) => r.source === 'text')),
  ocr: makeSteps(readings.filter((r) => r.source === 'ocr')),
};
writeFileSync(TABLE, table(steps));
writeFileSync(DOC, replaced(readFileSync(DOC, 'utf8'), described(readings, steps)));
for (const r of readings.filter((r) => !r.right && r.raw >= 0.7))
  console.log(`wrong at ${r.raw}: ${r.name} (${r.document})`);

function table(all: Record<ReadingSource, CalibrationStep[]>): string {
  const rows = (list: readonly CalibrationStep[]): string =>
    list.length === 0
      ? '[]'
      : `[\n${list
          .map(
            (s) =>
              `    ${JSON.stringify(s)
                .replace(/"/gu, '')
                .replace(/([:,])/gu, '$1 ')
                .replace('{', '{ ')
                .replace('}', ' }')},\n`,
          )
          .join('')}  ]`;
  return `/** Written by \`node scripts/calibrate.mjs\`; what it was measured on stands in docs/accuracy.md. Empty: not measured yet. */
export const CALIBRATION = {
  text: ${rows(all.text)},
  ocr: ${rows(all.ocr)},
} as const;
`;
}

function described(all: readonly Reading[], made: Record<ReadingSource, CalibrationStep[]>): string {
  const origins = [...new Set(all.map((r) => r.origin))].map((o) => {
    const own = all.filter((r) => r.origin === o);
    return `| ${o} | ${new Set(own.map((r) => r.document)).size} | ${own.length} | ${own.filter((r) => r.right).length} |`;
  });
  const rows = (source: ReadingSource): string[] =>
    made[source].map(
      (s) => `| ${source} | ${s.from} | ${s.names} | ${s.right} | ${s.documents} | ${s.confidence} |`,
    );
  return [
    '| measured on | documents with names | names | right |',
    '|---|---|---|---|',
    ...origins,
    '',
    '| source | raw from | names | right | documents | calibrated |',
    '|---|---|---|---|---|---|',
    ...rows('text'),
    ...rows('ocr'),
  ].join('\n');
}

function replaced(text: string, block: string): string {
  const [before, rest] = text.split('<!-- calibration: begin -->');
  const after = rest?.split('<!-- calibration: end -->')[1];
  if (after === undefined) throw new Error(`${DOC} has no place for the calibration table`);
  return `${before}<!-- calibration: begin -->\n\n${block}\n\n<!-- calibration: end -->${after}`;
}
