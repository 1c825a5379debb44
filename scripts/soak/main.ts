import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createEngine } from '../../src/main/engine';
import type { RawPerson } from '../../src/main/engine/domain/person';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createPool } from '../../src/main/engine/pool/pool';

const [folder = '', count = '300'] = process.argv.slice(2);
const APPLICANTS = Number(count);
const DOCUMENTS = 10;
/** Megabytes the heap may grow from the first third to the end: what a leak of one page a document would pass by far. */
const MAY_GROW_MB = 24;

const FAMILY = [...'김이박최정강조윤장임'];
const GIVEN = ['하늘', '서준', '은우', '새벽', '다온', '한결', '유찬', '도현', '가람', '이든'];
const NAMES = FAMILY.flatMap((f) => GIVEN.map((g) => f + g));
/** Two co-authors of document `d` of applicant `a`: twenty different people an applicant. */
const coauthors = (a: number, d: number): string[] =>
  [0, 1].map((j) => NAMES[(a * 7 + d * 2 + j) % NAMES.length]!);
const SELF = '남궁보람';

const printed = (nameRaw: string, i: number): RawPerson => ({
  nameRaw,
  role: 'coauthor',
  sourceKind: 'printed',
  page: 1,
  bbox: { x: 50 + 70 * i, y: 100, w: 60, h: 12 },
  confidence: 0.98,
  evidence: nameRaw,
  candidates: [],
  work: { index: i + 1, count: 3 },
});

const round = join(folder, 'round');
for (let a = 0; a < APPLICANTS; a += 1) {
  const id = `2401-${String(a + 1).padStart(6, '0')}`;
  const dir = join(round, `${id} (${SELF})`);
  mkdirSync(dir, { recursive: true });
  for (let d = 0; d < DOCUMENTS; d += 1)
    writeFileSync(
      join(dir, `${id}_[학술논문]_${a}-${d}.txt`),
      `${[SELF, ...coauthors(a, d)].join(', ')}\n${'본문 문장입니다. '.repeat(400)}\n${a}-${d}\n`,
    );
}

const pool = createPool({ workerUrl: new URL('./pool-worker.js', import.meta.url), threads: 2 });
const engine = createEngine({
  caseDir: join(folder, 'case'),
  pool,
  extractor: createStubExtractor({
    '*': ({ filename }) => {
      const [a, d] = /_(\d+)-(\d+)\.txt$/.exec(filename)!.slice(1).map(Number);
      return { persons: [SELF, ...coauthors(a!, d!)].map(printed), observations: { title: filename } };
    },
  }),
  clock: Date.now,
  rand: Math.random,
  log: () => undefined,
  language: 'ko',
  concurrency: 2,
});

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
const heap = (): number => {
  globalThis.gc?.();
  return megabytes(process.memoryUsage().heapUsed + process.memoryUsage().external);
};
const stalls = monitorEventLoopDelay({ resolution: 5 });
const marks: { done: number; heapMb: number; rssMb: number }[] = [];
let told = 0;
engine.on('progress', ({ totals }) => {
  const done = totals.loaded + totals.needsReview + totals.failed;
  if (done - told < (APPLICANTS * DOCUMENTS) / 10) return;
  told = done;
  stalls.disable();
  marks.push({ done, heapMb: heap(), rssMb: megabytes(process.memoryUsage().rss) });
  stalls.enable();
  const { heapMb, rssMb } = marks.at(-1)!;
  console.log(`${String(done).padStart(5)} documents · heap ${heapMb} MB · process ${rssMb} MB`);
});

const began = performance.now();
engine.start();
await engine.intake.scan([round]);
const scanned = performance.now();
engine.intake.start();
stalls.enable();
await engine.queue.idle();
const ended = performance.now();
stalls.disable();

const { report, applicants } = engine.roster.json();
let wrong = 0;
for (const [a, { persons, documents }] of applicants.entries()) {
  const expected = new Set(Array.from({ length: DOCUMENTS }, (_, d) => coauthors(a, d)).flat());
  const got = persons.filter((p) => !p.isSelf).map((p) => p.canonicalName);
  const right =
    documents.every((d) => d.status === 'loaded') &&
    got.length === expected.size &&
    got.every((n) => expected.has(n)) &&
    persons.filter((p) => p.isSelf).length === 1;
  if (!right) wrong += 1;
}
await engine.stop();
await pool.destroy();

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const first = marks.find((m) => m.done >= report.documents / 3) ?? marks[0]!;
const grown = marks.at(-1)!.heapMb - first.heapMb;
console.log(`scan ${seconds(scanned - began)}, reading ${seconds(ended - scanned)},`);
console.log(
  `${Math.round(report.documents / ((ended - scanned) / 1000))} documents/s, ${report.pagesRead} pages`,
);
console.log(
  `main process held up: 99 % under ${Math.round(stalls.percentile(99) / 1e6)} ms, at most ${Math.round(stalls.max / 1e6)} ms`,
);
console.log(
  `heap from a third of the way to the end: ${grown >= 0 ? '+' : ''}${grown} MB (may grow ${MAY_GROW_MB})`,
);
console.log(`roster: ${applicants.length - wrong} of ${applicants.length} applicants right`);
if (wrong > 0 || applicants.length !== APPLICANTS || grown > MAY_GROW_MB) process.exitCode = 1;
