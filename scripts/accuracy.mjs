#!/usr/bin/env node
/**
 * `npm run accuracy [-- GROUP...] [--list]`: lays the corpus out as applicant folders, reads it through the command line and prints the
 * scorer's figures, one row a group. `--list` also names what was missed or wrong. Figures are shares; counts stand beside them.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';
import { inRoot, root } from './lib/paths.mjs';

const GROUPS = ['papers', 'theses', 'cvs', 'docx', 'hwp', 'scans', 'scans_derived'];
/** What an issue asks of a group: F1 and exact lists at least, silent misses and errors and review load at most (per cent). */
const GOALS = {
  papers: { f1: 95, exactLists: 85, silentMiss: 1.5, silentError: 1, reviewLoad: 25 },
  theses: { f1: 95, exactLists: 85, silentMiss: 1, silentError: 1, reviewLoad: 40 },
  cvs: { f1: 90, exactLists: 75, silentMiss: 2, silentError: 1 },
  docx: { f1: 90, exactLists: 75, silentMiss: 2, silentError: 1 },
  hwp: { f1: 90, exactLists: 75, silentMiss: 2, silentError: 1 },
};

const shared = resolve(root, '../shared');
const tools = join(shared, 'tools');
const manifest = join(shared, 'corpus/manifest.json');
const args = process.argv.slice(2);
const list = args.includes('--list');
const named = args.filter((a) => !a.startsWith('--'));
const unknown = named.filter((g) => !GROUPS.includes(g));

if (unknown.length > 0) {
  console.error(`모르는 묶음입니다: ${unknown.join(', ')}. 있는 것: ${GROUPS.join(' ')} / Unknown group.`);
  process.exit(2);
}
if (!existsSync(manifest) || !existsSync(tools)) {
  console.log(
    '정확도 자료(../shared/corpus)가 없어 재지 않았습니다. / The corpus is not here; nothing was measured.',
  );
  process.exit(0);
}

await ensureInstalled(['ignore', 2, 2]);
await ensureBuilt(['ignore', 2, 2]);

const work = mkdtempSync(join(tmpdir(), 'minesweeper-accuracy-'));
const rows = [];
try {
  for (const group of named.length > 0 ? named : GROUPS) rows.push(measure(group));
} finally {
  rmSync(work, { recursive: true, force: true });
}
print(rows);

/** One group through the product and the scorer. */
function measure(group) {
  const folder = join(work, group);
  const json = join(work, `${group}.json`);
  mkdirSync(folder);
  node([join(tools, 'folders.mjs'), '--manifest', manifest, '--group', group, '--out', folder]);
  const began = Date.now();
  const out = join(work, `${group}.xlsx`);
  const code = node(
    [inRoot('out/main/cli.js'), folder, '--out', out, '--json', json, '--quiet'],
    [0, 3, 4],
  ).status;
  const seconds = (Date.now() - began) / 1000;
  const score = [join(tools, 'score.mjs'), '--roster', json, '--manifest', manifest, '--group', group];
  if (list)
    console.log(
      `\n== ${group}\n${node([...score, '--list']).stdout.replace(/\n?documents +\d[\s\S]*$/u, '')}`,
    );
  const figures = JSON.parse(node([...score, '--json']).stdout);
  const { report } = JSON.parse(readFileSync(json, 'utf8'));
  return { group, code, seconds, pages: report?.pagesRead ?? 0, ...figures };
}

function node(argv, allowed = [0]) {
  const r = spawnSync(findNode(), argv, { encoding: 'utf8', maxBuffer: 1 << 28, cwd: root });
  if (!allowed.includes(r.status)) throw new Error(`${argv[0]} → ${r.status}\n${r.stderr}`);
  return r;
}

/** Counts beside shares: a goal of 1 % on few names means none wrong. */
function print(all) {
  const count = (percent, of) => Math.round((percent * of) / 100);
  const table = all.map((r) => ({
    group: r.group,
    docs: `${r.documents}${r.failed ? ` (${r.failed} failed)` : ''}`,
    names: r.truePersons,
    listed: r.listed,
    'F1 %': mark(r, 'f1', r.f1),
    'exact %': mark(r, 'exactLists', r.exactLists),
    'silent miss': mark(r, 'silentMiss', `${r.silentMiss} % (${count(r.silentMiss, r.truePersons)})`),
    'silent error': mark(r, 'silentError', `${r.silentError} % (${count(r.silentError, r.listed)})`),
    'review %': mark(r, 'reviewLoad', r.reviewLoad),
    'roles %': r.roleRight,
    'self %': r.selfFound,
    'pages/s': r.seconds > 0 ? Math.round(r.pages / r.seconds) : 0,
  }));
  const names = Object.keys(table[0] ?? {});
  const width = names.map((n) => Math.max(n.length, ...table.map((row) => String(row[n]).length)));
  const line = (cells) => cells.map((c, i) => String(c).padStart(width[i])).join('  ');
  console.log(line(names));
  for (const row of table) console.log(line(names.map((n) => row[n])));
  console.log('* 목표에 못 미침 / short of its goal');
}

function mark(row, figure, shown) {
  const goal = GOALS[row.group]?.[figure];
  if (goal === undefined) return shown;
  const least = figure === 'f1' || figure === 'exactLists';
  return (least ? row[figure] >= goal : row[figure] <= goal) ? shown : `${shown} *`;
}
