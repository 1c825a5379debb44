import { mkdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { conflicts } from './conflicts';
import { memory } from './memory';
import { ocr } from './ocr';
import { queue } from './queue';
import { render } from './render';
import { start } from './start';
import { print, type Row } from './table';
import { text } from './text';
import { workbook } from './workbook';

const parts = [text, render, ocr, memory, queue, workbook, conflicts, start];
const folder = process.env.BENCH_FOLDER;
if (!folder) throw new Error('BENCH_FOLDER names no folder: start this with npm run bench');
const named = process.argv.slice(2);
const unknown = named.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`모르는 부분입니다: ${unknown.join(', ')}. 있는 것: ${parts.map((p) => p.name).join(' ')}`);
  process.exit(2);
}

const rows: Row[] = [];
for (const part of parts) {
  if (named.length > 0 && !named.includes(part.name)) continue;
  const own = join(folder, part.name);
  mkdirSync(own, { recursive: true });
  console.error(`… ${part.name}`);
  rows.push(...(await part.measure(own)));
}
console.log(
  `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`,
);
print(rows);
console.log('\nratio above 1: faster than what stands beside it.');
