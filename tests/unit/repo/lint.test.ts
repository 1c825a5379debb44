import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
/** Files that exist: the linter's type information knows no others. Their real content is not looked at. */
const PRODUCT_FILE = 'src/main/engine/domain/words.ts';
const ENTRY_FILE = 'src/main/index.ts';
const WINDOW_FILE = 'src/renderer/theme.ts';

/** The first file costs the types of the whole project: half a minute, more on a machine that has other things to do. */
const LOADING_MS = 300_000;

let eslint: ESLint;
beforeAll(async () => {
  eslint = new ESLint({ cwd: root });
  await rulesHit('export {};\n');
}, LOADING_MS);

async function rulesHit(code: string, file = PRODUCT_FILE): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, file) });
  return (result?.messages ?? []).map((m) => m.ruleId);
}

describe('the no-network rule bites', () => {
  it.each([
    ["import http from 'node:http';\nexport const a = http;", 'no-restricted-imports'],
    ["import { connect } from 'net';\nexport const a = connect;", 'no-restricted-imports'],
    ["import * as tls from 'node:tls';\nexport const a = tls;", 'no-restricted-imports'],
    ["import { Resolver } from 'node:dns/promises';\nexport const a = Resolver;", 'no-restricted-imports'],
    ["export { createSocket } from 'node:dgram';", 'no-restricted-imports'],
    ["import { net } from 'electron';\nexport const a = net;", 'no-restricted-imports'],
    ["export const a = () => import('node:https');", 'no-restricted-syntax'],
    [
      "declare const require: (n: string) => unknown;\nexport const a = require('http');",
      'no-restricted-syntax',
    ],
    ["export const a = async () => { await fetch('x'); };", 'no-restricted-globals'],
    ["export const a = () => new WebSocket('ws://x');", 'no-restricted-globals'],
    ['export const a = () => new XMLHttpRequest();', 'no-restricted-globals'],
    ["export const a = () => globalThis.fetch('x');", 'no-restricted-properties'],
    ["export const a = () => navigator.sendBeacon('x');", 'no-restricted-properties'],
  ])('%s', async (code, rule) => {
    expect(await rulesHit(code)).toContain(rule);
  });

  it('bites in the window as well', async () => {
    const code = "export const a = async () => {\n  await fetch('x');\n};\n";
    expect(await rulesHit(code, WINDOW_FILE)).toContain('no-restricted-globals');
  });
  it('lets the file system through', async () => {
    expect(
      await rulesHit("import { readFile } from 'node:fs/promises';\nexport const a = readFile;\n"),
    ).toEqual([]);
  });
});

describe('house rules bite', () => {
  it('the environment is read in the entries only', async () => {
    const code = 'export const a = process.env.HOME;\n';
    expect(await rulesHit(code)).toContain('no-restricted-syntax');
    expect(await rulesHit(code, ENTRY_FILE)).toEqual([]);
  });
  it('no default exports, no promise left alone, no long file', async () => {
    expect(await rulesHit('export default 1;\n')).toContain('no-restricted-syntax');
    expect(await rulesHit('export const a = (p: Promise<void>): void => {\n  p;\n};\n')).toContain(
      '@typescript-eslint/no-floating-promises',
    );
    expect(await rulesHit('export const a = [\n' + '  1,\n'.repeat(310) + '];\n')).toContain('max-lines');
  });
});
