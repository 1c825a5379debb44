import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toErrorShape } from '../../src/main/engine/domain/errors';
import { createPool } from '../../src/main/engine/pool/pool';
import { damage, random } from './damage';
import { seeds } from './seeds';

const [folder = '', count = '60', given] = process.argv.slice(2);
const COUNT = Number(count);
const SEED = Number(given ?? Math.floor(Math.random() * 2 ** 31));
/** A damaged file that keeps a thread busy for longer is a finding. Garbled text sends all pages of a document to recognition. */
const TIME_MS = 180_000;

console.log(`seed ${SEED}, ${COUNT} files a reader; again: npm run fuzz -- ${COUNT} ${SEED}`);
mkdirSync(folder, { recursive: true });
const pool = createPool({ workerUrl: new URL('./pool-worker.js', import.meta.url), threads: 2 });
let findings = 0;

for (const [name, bytes] of await seeds()) {
  const outcomes = new Map<string, number>();
  const one = async (i: number): Promise<void> => {
    const rand = random(SEED ^ (i * 0x9e3779b1));
    const file = join(folder, `${i}-${name}`);
    writeFileSync(file, damage(bytes, rand));
    const code = await read(name, file).then(
      (pages) => (pages > 0 ? 'read' : 'read, empty'),
      (e: unknown) => toErrorShape(e).code,
    );
    outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    // damaged, unsupported, encrypted, too large are answers; a slip, a dead or a busy thread is not
    if (!['internal', 'worker_died', 'timed_out', 'out_of_memory'].includes(code)) return;
    findings += 1;
    console.log(`  ${name} #${i}: ${code}`);
  };
  for (let i = 0; i < COUNT; i += 2) await Promise.all([one(i), ...(i + 1 < COUNT ? [one(i + 1)] : [])]);
  const told = [...outcomes].sort((a, b) => b[1] - a[1]).map(([code, n]) => `${code} ${n}`);
  console.log(`${name.padEnd(16)} ${told.join(' · ')}`);
}
await pool.destroy();
console.log(findings === 0 ? 'no findings' : `${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;

/** Pages, or files of an archive. Throws whatever the reader answers. */
async function read(name: string, path: string): Promise<number> {
  const limits = { limits: { timeMs: TIME_MS } };
  if (name.endsWith('.zip'))
    return (await pool.run('unpack', { path, into: `${path}.d` }, limits)).files.length;
  let pages = 0;
  await pool.run(
    'readDocument',
    { path, filename: name, skipPages: [] },
    { ...limits, onProgress: (p) => void (p.type === 'page' && JSON.parse(p.reading.json) && (pages += 1)) },
  );
  return pages;
}
