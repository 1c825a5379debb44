import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** A small copy of the layout: every file named here exists and is empty unless the table below gives it an import. */
const FILES = [
  'src/main/engine/api.ts',
  'src/main/engine/index.ts',
  'src/main/engine/domain/words.ts',
  'src/main/engine/names/names.ts',
  'src/main/engine/db/open.ts',
  'src/main/engine/readers/pdf.ts',
  'src/main/engine/extractors/index.ts',
  'src/main/engine/extractors/rules/rules.ts',
  'src/main/engine/export/workbook.ts',
  'src/main/engine/queue/queue.ts',
  'src/main/engine/pipeline/pipeline.ts',
  'src/main/engine/worker/loop.ts',
  'src/main/engine/pool/pool.ts',
  'src/main/app/window.ts',
  'src/main/cli.ts',
  'src/main/index.ts',
  'src/preload/contract.ts',
  'src/renderer/main.tsx',
  'src/standin/start.ts',
];

/** Rule that must bite ← a file → what it wrongly imports (relative to the top, or a package). */
const WRONG: [rule: string, from: string, to: string][] = [
  ['domain-imports-nothing', 'src/main/engine/domain/a.ts', 'src/main/engine/names/names'],
  ['domain-imports-nothing', 'src/main/engine/domain/b.ts', 'zod'],
  ['names-import-domain-only', 'src/main/engine/names/a.ts', 'src/main/engine/db/open'],
  ['db-is-low', 'src/main/engine/db/a.ts', 'src/main/engine/queue/queue'],
  ['readers-are-low', 'src/main/engine/readers/a.ts', 'src/main/engine/db/open'],
  ['export-is-low', 'src/main/engine/export/a.ts', 'src/main/engine/pipeline/pipeline'],
  ['queue-below-pipeline', 'src/main/engine/queue/a.ts', 'src/main/engine/pipeline/pipeline'],
  ['extractors-below-pipeline', 'src/main/engine/extractors/a.ts', 'src/main/engine/queue/queue'],
  ['models-are-low', 'src/main/engine/models/a.ts', 'src/main/engine/db/open'],
  ['pipeline-below-worker', 'src/main/engine/pipeline/a.ts', 'src/main/engine/worker/loop'],
  ['worker-below-engine', 'src/main/engine/worker/a.ts', 'src/main/engine/index'],
  ['engine-knows-no-shell', 'src/main/engine/worker/b.ts', 'src/main/app/window'],
  ['pool-workers-touch-no-database', 'src/main/workers/a.ts', 'src/main/engine/queue/queue'],
  ['contract-imports-domain-only', 'src/preload/contract.b.ts', 'src/main/engine/api'],
  ['renderer-imports-contract-only', 'src/renderer/a.ts', 'src/main/engine/domain/words'],
  ['renderer-has-no-node', 'src/renderer/b.ts', 'node:fs'],
  ['shell-uses-public-engine', 'src/main/app/a.ts', 'src/main/engine/db/open'],
  ['electron-in-shell-only', 'src/main/engine/worker/c.ts', 'electron'],
  ['sqlite-in-db-only', 'src/main/engine/queue/b.ts', 'better-sqlite3'],
  ['workbook-library-in-export-only', 'src/main/engine/pipeline/b.ts', 'exceljs'],
  ['no-network-modules', 'src/main/app/b.ts', 'node:http'],
  ['product-uses-no-standin', 'src/main/app/c.ts', 'src/standin/start'],
  ['no-dev-packages', 'src/main/app/d.ts', 'vite'],
  ['no-unresolved', 'src/main/app/e.ts', 'src/main/app/nowhere'],
];

/** What the design allows. */
const RIGHT: [from: string, to: string][] = [
  ['src/main/engine/names/ok.ts', 'src/main/engine/domain/words'],
  ['src/main/engine/pipeline/ok.ts', 'src/main/engine/extractors/index'],
  ['src/main/engine/worker/ok.ts', 'src/main/engine/pipeline/pipeline'],
  ['src/main/workers/ok.ts', 'src/main/engine/extractors/rules/rules'],
  ['src/main/app/ok.ts', 'src/main/engine/index'],
  ['src/main/app/ok2.ts', 'electron'],
  ['src/renderer/ok.ts', 'src/preload/contract'],
];

interface Violation {
  rule: { name: string };
  from: string;
}
let found: string[] = [];
let folder = '';

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
function importOf(from: string, to: string): string {
  if (!to.startsWith('src/')) return `import '${to}';\n`;
  const up = '../'.repeat(from.split('/').length - 1);
  return `import '${up}${to}';\n`;
}
function cruise(cwd: string, args: string[]): Violation[] {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const all = [
    tool,
    'src',
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    ...args,
  ];
  const { stdout } = spawnSync(process.execPath, all, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'minesweeper-imports-'));
  for (const file of ['tsconfig.json', 'package.json']) copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const file of FILES) write(file, 'export {};\n');
  for (const [, from, to] of WRONG) write(from, importOf(from, to));
  for (const [from, to] of RIGHT) write(from, importOf(from, to));
  write('src/main/app/cycle-a.ts', "import './cycle-b';\n");
  write('src/main/app/cycle-b.ts', "import './cycle-a';\n");
  found = cruise(folder, []).map((v) => `${v.rule.name} ← ${v.from}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the import rule', () => {
  it.each(WRONG)('%s bites on %s → %s', (rule, from) => {
    expect(found).toContain(`${rule} ← ${from}`);
  });
  it('finds a cycle', () => {
    expect(found.some((f) => f.startsWith('no-circular'))).toBe(true);
  });
  it.each(RIGHT)('lets %s import %s', (from) => {
    expect(found.filter((f) => f.endsWith(`← ${from}`))).toEqual([]);
  });
  it('holds in this repository', () => {
    expect(cruise(root, []).map((v) => `${v.rule.name} ← ${v.from}`)).toEqual([]);
  });
});
