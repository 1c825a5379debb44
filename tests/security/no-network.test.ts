import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RosterJson } from '../../src/main/engine/export/roster-json';
import { writeSampleRound } from '../../src/main/sample';

/** The whole job of the command line, from outside: what the operating system saw. */
const CLI = resolve(import.meta.dirname, '../../out/main/cli.js');
const dir = mkdtempSync(join(tmpdir(), 'minesweeper-offline-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeAll(() => {
  mkdirSync(join(dir, 'round'));
  return writeSampleRound(join(dir, 'round'));
});

const works = (tool: string, ...args: string[]): boolean => spawnSync(tool, args).status === 0;
const canUnshare = works('unshare', '-n', 'true');
const canTrace = works('strace', '-f', '-o', '/dev/null', 'true');
if (!canUnshare) console.warn('skipped: `unshare -n` needs root on Linux');
if (!canTrace)
  console.warn('skipped: strace is not installed or may not trace (Debian: apt-get install strace)');

function job(
  name: string,
  before: readonly string[],
): { json: RosterJson; stderr: string; code: number | null } {
  const json = join(dir, `${name}.json`);
  const [tool, ...args] = [...before, process.execPath, CLI, join(dir, 'round')];
  const run = spawnSync(
    tool!,
    [...args, '--db', join(dir, name), '--out', join(dir, `${name}.xlsx`), '--json', json, '--quiet'],
    {
      encoding: 'utf8',
    },
  );
  expect(existsSync(json), run.stderr).toBe(true);
  return { json: JSON.parse(readFileSync(json, 'utf8')) as RosterJson, stderr: run.stderr, code: run.status };
}

it.skipIf(!canUnshare)('reads a round where there is no network interface at all, loopback included', () => {
  const { json, code } = job('unshared', ['unshare', '-n']);
  expect(code).toBe(3);
  expect(json.applicants).toHaveLength(6);
  expect(json.report.loaded + json.report.review).toBeGreaterThan(10);
});

it.skipIf(!canTrace)('opens no socket but local ones: every process and thread traced', () => {
  // -ff: one file a thread, so that no line is cut in two
  const traced = job('traced', ['strace', '-ff', '-qq', '-e', 'trace=network', '-o', join(dir, 'trace')]);
  expect(traced.json.report.loaded + traced.json.report.review).toBeGreaterThan(10);
  const files = readdirSync(dir).filter((f) => f.startsWith('trace.'));
  expect(files.length).toBeGreaterThan(3);
  const calls = files.flatMap((f) => readFileSync(join(dir, f), 'utf8').split('\n'));
  const sockets = calls.filter((line) =>
    /^(socket|connect|bind|listen|accept4?|sendto|sendmsg)\(/.test(line),
  );
  expect(sockets.filter((line) => !line.includes('AF_UNIX') && !/^send(to|msg)\(/.test(line))).toEqual([]);
  expect(calls.filter((line) => /AF_INET6?|AF_PACKET|sin_addr/.test(line))).toEqual([]);
});

it.skipIf(!canTrace)('would notice one: the same trace of a program that looks for the network', () => {
  const file = join(dir, 'other');
  spawnSync('strace', [
    '-f',
    '-qq',
    '-e',
    'trace=network',
    '-o',
    file,
    process.execPath,
    '-e',
    "require('net').connect(9, '127.0.0.1').on('error', () => {})",
  ]);
  expect(readFileSync(file, 'utf8')).toMatch(/AF_INET/);
});
