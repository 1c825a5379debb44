import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchModel } from '../../../scripts/models/fetch.mjs';
import { makeTinyModel } from './make/tiny-models';

const file = makeTinyModel({ seed: 8 });
const sha256 = createHash('sha256').update(file).digest('hex');
const ADDRESS = 'https://models.test/a/tiny.gguf';

/** A server of this computer in the place of the one that is asked for; what it does with the connection is each test's. */
let behaviour: { ranges: boolean; breakAt?: number; status?: number; shift?: number };
let server: Server;
let asked: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const { range } = request.headers;
    asked.push(range);
    const from = behaviour.ranges && range ? Number(/bytes=(\d+)-/.exec(range)![1]) : 0;
    if (behaviour.status) return void response.writeHead(behaviour.status).end();
    if (from >= file.length) return void response.writeHead(416).end();
    const at = from + (behaviour.shift ?? 0);
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': file.length - from,
      ...(from > 0 && { 'content-range': `bytes ${at}-${file.length - 1}/${file.length}` }),
    });
    if (behaviour.breakAt === undefined) return void response.end(file.subarray(from));
    response.write(file.subarray(from, behaviour.breakAt), () => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));

let dir: string;
let lines: string[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'minesweeper-fetch-'));
  [behaviour, asked, lines] = [{ ranges: true }, [], []];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const request: typeof fetch = (url, init) => {
  const { port } = server.address() as AddressInfo;
  const { hostname, pathname } = new URL(String(url instanceof Request ? url.url : url));
  expect(hostname).toBe('models.test');
  return fetch(`http://127.0.0.1:${port}${pathname}`, init);
};
const get = (...args: string[]): Promise<number> =>
  fetchModel(args, { request, say: (line) => lines.push(line) });
const take = (hash = sha256): Promise<number> =>
  get('--into', dir, '--yes', `${ADDRESS}${hash && `#${hash}`}`);
const stored = (): Buffer => readFileSync(join(dir, 'tiny.gguf'));

describe('fetching a model, on a machine with a network', () => {
  it('takes a file, holds it against its checksum and says it; a second call asks nobody', async () => {
    expect(await take()).toBe(0);
    expect(stored().equals(file)).toBe(true);
    expect(readdirSync(dir)).toEqual(['tiny.gguf']);
    expect(lines).toContain('tiny.gguf 100%');
    expect(lines.at(-1)).toBe(`${sha256}  tiny.gguf`);
    expect(await take()).toBe(0);
    expect(asked).toHaveLength(1);
  });

  it('goes on where the connection broke, and trusts the old part only by the checksum of the whole', async () => {
    behaviour.breakAt = 100_000;
    await expect(take()).rejects.toThrow();
    expect(existsSync(join(dir, 'tiny.gguf'))).toBe(false);
    const part = readFileSync(join(dir, 'tiny.gguf.part'));
    expect(part.length).toBeGreaterThan(0);
    delete behaviour.breakAt;
    expect(await take()).toBe(0);
    expect(asked).toEqual([undefined, `bytes=${part.length}-`]);
    expect(stored().equals(file)).toBe(true);
    expect(readdirSync(dir)).toEqual(['tiny.gguf']);
  });

  it('a part that is another file’s is found out, thrown away, and the next call begins anew', async () => {
    writeFileSync(join(dir, 'tiny.gguf.part'), Buffer.alloc(5000, 7));
    await expect(take()).rejects.toThrow(/sha256/);
    expect(readdirSync(dir)).toEqual([]);
    expect(await take()).toBe(0);
    expect(stored().equals(file)).toBe(true);
  });

  it('a part that is whole already, one that is too long, and a server that cannot go on', async () => {
    writeFileSync(join(dir, 'tiny.gguf.part'), file);
    expect(await take()).toBe(0);
    expect(stored().equals(file)).toBe(true);
    rmSync(join(dir, 'tiny.gguf'));
    writeFileSync(join(dir, 'tiny.gguf.part'), Buffer.concat([file, Buffer.alloc(9)]));
    expect(await take()).toBe(0);
    expect(stored().equals(file)).toBe(true);
    rmSync(join(dir, 'tiny.gguf'));
    writeFileSync(join(dir, 'tiny.gguf.part'), file.subarray(0, 4000));
    behaviour.ranges = false;
    expect(await take()).toBe(0);
    expect(stored().equals(file)).toBe(true);
  });

  it('a server that sends another part than was asked for is refused', async () => {
    writeFileSync(join(dir, 'tiny.gguf.part'), file.subarray(0, 4000));
    behaviour.shift = 10;
    await expect(take()).rejects.toThrow(/another part/);
    expect(existsSync(join(dir, 'tiny.gguf'))).toBe(false);
  });

  it('a wrong checksum leaves nothing, and what was there before stays', async () => {
    writeFileSync(join(dir, 'tiny.gguf'), 'before');
    await expect(take('0'.repeat(64))).rejects.toThrow(`sha256 ${sha256}`);
    expect(readdirSync(dir)).toEqual(['tiny.gguf']);
    expect(stored().toString()).toBe('before');
  });

  it('without a checksum nothing old is trusted', async () => {
    writeFileSync(join(dir, 'tiny.gguf.part'), Buffer.alloc(5000, 7));
    expect(await take('')).toBe(0);
    expect(asked).toEqual([undefined]);
    expect(stored().equals(file)).toBe(true);
  });

  it('what the server refuses is said', async () => {
    behaviour.status = 404;
    await expect(take()).rejects.toThrow('tiny.gguf: HTTP 404');
    expect(readdirSync(dir)).toEqual([]);
  });

  it('does nothing without a yes, a folder, and https addresses of GGUF files', async () => {
    for (const args of [
      [],
      ['--into', dir, ADDRESS],
      ['--yes', ADDRESS],
      ['--into', dir, '--yes'],
      ['--into', dir, '--yes', ADDRESS.replace('https', 'http')],
      ['--into', dir, '--yes', 'https://models.test/a/tiny.zip'],
      ['--into', dir, '--yes', 'https://models.test/a/..%2F..%2F.gguf'],
      ['--into', dir, '--yes', `${ADDRESS}#abc`],
      ['--into', dir, '--yes', ADDRESS, 'file:///etc/passwd'],
      ['--everything'],
    ])
      expect(await get(...args)).toBe(2);
    expect(asked).toEqual([]);
    expect(readdirSync(dir)).toEqual([]);
    expect(lines.every((line) => line.startsWith('사용법'))).toBe(true);
  });

  it('is reached by the one command that names it, and by nothing of the product', () => {
    const root = resolve(import.meta.dirname, '../../..');
    const sources = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.{mjs,ts}'], { cwd: root });
    const naming = sources.filter((f) => /models\/fetch\.mjs/.test(readFileSync(join(root, f), 'utf8')));
    expect(naming).toEqual(['scripts/models.mjs']);
    const command = readFileSync(join(root, 'scripts/models.mjs'), 'utf8');
    expect(command).toMatch(/if \(command !== 'fetch'\) return/);
    expect(command).not.toMatch(/^import .*fetch/m);
  });
});
