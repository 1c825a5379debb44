import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/main/engine/domain/page';
import { createInlinePool } from '../../../src/main/engine/pool/inline';
import { createPool } from '../../../src/main/engine/pool/pool';
import type { Pool, Progress } from '../../../src/main/engine/pool/tasks';
import { createPaper, makeZip } from '../../fixtures';
import { bundleWorker } from './bundle';

/** Every implementation of the pool answers alike. */
const POOLS: [string, () => Promise<Pool>][] = [
  ['inline', () => Promise.resolve(createInlinePool())],
  [
    'threads',
    async () => createPool({ workerUrl: await bundleWorker('src/main/workers/pool-worker.ts'), threads: 2 }),
  ],
];

describe.each(POOLS)('pool: %s', (_, open) => {
  let pool: Pool;
  let folder: string;
  const file = async (name: string, bytes: Uint8Array | string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pool-'));
    pool = await open();
  });
  afterAll(async () => {
    await pool.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  it('hashes a file and says what it is', async () => {
    const path = await file('abc.pdf', 'abc');
    expect(await pool.run('hashFile', { path })).toEqual({
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      bytes: 3,
      sniff: { format: 'text', kind: 'text' },
    });
  });

  it('hands pages on in order before the answer', async () => {
    const paper = createPaper('t');
    for (let i = 1; i <= 30; i++) {
      paper.newPage();
      paper.line(`학위논문 심사위원 명단과 확인 제 ${i} 쪽`, 50, 50, 'gothic', 12);
    }
    const path = await file('pages.pdf', await paper.bytes());
    const seen: Progress[] = [];
    const result = await pool.run(
      'readDocument',
      { path, filename: 'pages.pdf', skipPages: [3] },
      { onProgress: (p) => seen.push(p) },
    );
    expect(result).toMatchObject({ format: 'pdf', reader: 'pdf', pageCount: 30, notes: [] });
    const numbers = seen.map((p) => (p.type === 'page' ? p.reading.number : 0));
    expect(numbers).toEqual(Array.from({ length: 30 }, (__, i) => i + 1).filter((n) => n !== 3));
    const first = seen[0];
    if (first?.type !== 'page') throw new Error('no page came');
    expect(first).toMatchObject({ of: 30, reader: 'pdf', reading: { usable: true } });
    expect((JSON.parse(first.reading.json) as Page).words.map((w) => w.text)).toContain('심사위원');
  });

  it('answers faults by kind and code', async () => {
    const missing = join(folder, 'none.pdf');
    await expect(pool.run('hashFile', { path: missing })).rejects.toMatchObject({
      name: 'PermanentError',
      code: 'file_missing',
    });
    const page = await file('login.pdf', '<!doctype html><html></html>');
    await expect(
      pool.run('readDocument', { path: page, filename: 'login.pdf', skipPages: [] }),
    ).rejects.toMatchObject({ name: 'PermanentError', code: 'not_a_document' });
  });

  it('never tells paths of the machine', async () => {
    const error: unknown = await pool
      .run('hashFile', { path: join(folder, '홍길동.pdf') })
      .catch((e: unknown) => e);
    expect(String(error)).not.toContain('홍길동');
  });

  it('draws a page', async () => {
    const path = await file('a.txt', '지도교수 김도현');
    const image = await pool.run('renderPage', { path, format: 'text', page: 1, maxPixels: 400 });
    expect(image).toMatchObject({ pageWidth: 595.28, pageHeight: 841.89, height: 400 });
    expect(image.bytes.length).toBeGreaterThan(500);
  });

  it('unpacks', async () => {
    const path = await file(
      'a.zip',
      makeZip([{ name: '학위논문/논문.txt', bytes: Buffer.from('글') }], 'cp949'),
    );
    const { files, skipped } = await pool.run('unpack', { path, into: join(folder, 'out') });
    expect(files.map((f) => f.name)).toEqual(['학위논문/논문.txt']);
    expect(skipped).toEqual([]);
  });

  it('stops when asked, before and during', async () => {
    const stopped = AbortSignal.abort();
    await expect(pool.run('hashFile', { path: '/' }, { signal: stopped })).rejects.toMatchObject({
      name: 'CancelledError',
    });
    const paper = createPaper('t');
    for (let i = 0; i < 60; i++) paper.newPage();
    const path = await file('long.pdf', await paper.bytes());
    const stop = new AbortController();
    const run = pool.run(
      'readDocument',
      { path, filename: 'long.pdf', skipPages: [] },
      { signal: stop.signal, onProgress: () => stop.abort() },
    );
    await expect(run).rejects.toMatchObject({ name: 'CancelledError' });
    expect((await pool.run('hashFile', { path })).sniff.kind).toBe('pdf');
  });

  it('passes on what a listener throws', async () => {
    const path = await file('b.txt', '글');
    const run = pool.run(
      'readDocument',
      { path, filename: 'b.txt', skipPages: [] },
      {
        onProgress: () => {
          throw new RangeError('the listener');
        },
      },
    );
    await expect(run).rejects.toThrow('the listener');
  });

  it('works after all that, and refuses when closed', async () => {
    const path = await file('c.txt', '글');
    expect((await pool.run('hashFile', { path })).bytes).toBe(3);
    await pool.destroy();
    await expect(pool.run('hashFile', { path })).rejects.toMatchObject({
      name: 'TransientError',
      code: 'pool_closed',
    });
  });
});
