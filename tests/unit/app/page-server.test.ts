import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPageServer } from '../../../src/main/app/page-server';
import { ORIGIN } from '../../../src/main/app/policy';
import { PermanentError } from '../../../src/main/engine/domain/errors';
import { tempDir } from '../../integration/support/case';

let renderer: string;
const asked: unknown[] = [];
beforeEach(() => {
  const folder = tempDir();
  renderer = join(folder, 'renderer');
  mkdirSync(join(renderer, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'renderer-other'));
  writeFileSync(join(renderer, 'index.html'), '<!doctype html>');
  writeFileSync(join(renderer, 'assets/app.js'), 'export {};');
  writeFileSync(join(renderer, 'assets/글꼴.woff2'), 'font');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'renderer-other/secret.txt'), 'secret');
  asked.length = 0;
});

const image = { bytes: new Uint8Array([1, 2]), mime: 'image/webp' as const, width: 2, height: 3 };
const engine = {
  pageImage: (documentId: number, page: number, size: string) => {
    asked.push([documentId, page, size]);
    if (documentId === 404) return Promise.reject(new PermanentError('document_not_found'));
    return Promise.resolve({ ...image, pageWidth: 595.28, pageHeight: 841.89 });
  },
};
const server = () => createPageServer({ renderer, current: () => ({ roundId: 'r1', engine }) });
const get = (path: string) => server()(new URL(path, `${ORIGIN}/`));

describe("the window's files", () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/assets/app.js', 'text/javascript; charset=utf-8'],
    ['/assets/글꼴.woff2', 'font/woff2'],
  ])('are served with their type and the policy: %s', async (path, type) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe(type);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    // A folder whose name begins as ours does.
    '/..%2frenderer-other%2fsecret.txt',
    '/%00',
    '/index.html%00.png',
    '/%',
    '/%zz',
    '//etc/hostname',
    '/assets',
    '/nothing.js',
  ])('and nothing else: %s', async (path) => {
    const reply = await get(path);
    expect([400, 403, 404]).toContain(reply.status);
    expect(await reply.text()).toBe('');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('page images', () => {
  it('are served by ids, at reading size unless a thumbnail is asked for', async () => {
    const reply = await get('/page/12/3?size=thumb&round=r1');
    expect(reply.status).toBe(200);
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(image.bytes);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect([reply.headers.get('x-page-width'), reply.headers.get('x-page-height')]).toEqual([
      '595.28',
      '841.89',
    ]);
    await get('/page/12/4');
    await get('/page/12/5?size=../../x');
    expect(asked).toEqual([
      [12, 3, 'thumb'],
      [12, 4, 'reading'],
      [12, 5, 'reading'],
    ]);
  });

  it('of another round, of an unknown document and without an open round are not there', async () => {
    expect((await get('/page/12/3?round=r2')).status).toBe(404);
    expect((await get('/page/12/3?round=')).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await get('/page/404/1')).status).toBe(404);
    const closed = createPageServer({ renderer, current: () => null });
    expect((await closed(new URL(`${ORIGIN}/page/12/3`))).status).toBe(404);
  });

  it.each([
    '/page/0/1',
    '/page/1/0',
    '/page/-1/1',
    '/page/1/1/../2x',
    '/page/1.5/1',
    '/page/99999999999/1',
    '/page/1',
  ])('need two whole numbers: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
