import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from './db/documents';
import type { Db } from './db/open';
import { pageSize } from './db/readings';
import { PermanentError } from './domain/errors';
import type { Passwords } from './pipeline/passwords';
import type { Pool, RenderOutput } from './pool/tasks';
import type { Vault } from './vault/vault';

/** Longer side in pixels. Reading size: an A4 page at about 150 dpi, sharp enough to tell 윤 from 운. */
const SIZES = { thumb: 360, reading: 1800 } as const;
/** Bytes of page images kept in a case; the oldest go first. */
const CACHE_BYTES = 512 * 1024 * 1024;
/** The cache is measured every so many new images. */
const TRIM_EVERY = 64;

/** Pages as pictures: drawn on demand in the pool, kept on disk inside the case, bounded. One page is drawn once at a time. */
export function createPageImages(deps: {
  db: Db;
  pool: Pool;
  dir: string;
  vault: Vault;
  passwords: Passwords;
}) {
  const running = new Map<string, Promise<RenderOutput>>();
  let written = 0;

  async function draw(documentId: number, page: number, size: keyof typeof SIZES): Promise<RenderOutput> {
    const document = getDocument(deps.db, documentId);
    if (!document?.sourceFormat) throw new PermanentError('no_such_item');
    const name = createHash('sha256')
      .update(`${document.fingerprint}/${page}/${size}`)
      .digest('hex')
      .slice(0, 32);
    const file = join(deps.dir, `${name}.img`);
    const cached = await fromDisk(file, deps.vault);
    if (cached) {
      const points = pageSize(deps.db, document.fingerprint, page) ?? { width: 0, height: 0 };
      return { ...cached, width: 0, height: 0, pageWidth: points.width, pageHeight: points.height };
    }
    const password = deps.passwords.of(document.fingerprint);
    const image = await deps.pool.run('renderPage', {
      path: document.filepath,
      ...(password !== undefined && { password }),
      format: document.sourceFormat,
      page,
      maxPixels: SIZES[size],
    });
    await keep(file, image);
    return image;
  }

  /** Written beside and renamed, so that a half-written image is never shown. A full disk costs the cache, not the picture. */
  async function keep(file: string, image: RenderOutput): Promise<void> {
    try {
      const head = Buffer.from(image.mime.padEnd(16));
      await writeFile(`${file}.part`, deps.vault.seal(Buffer.concat([head, image.bytes])));
      await rename(`${file}.part`, file);
      written += 1;
      if (written % TRIM_EVERY === 0) await trim(deps.dir);
    } catch {
      await rm(`${file}.part`, { force: true }).catch(() => undefined);
    }
  }

  return {
    get(documentId: number, page: number, size: keyof typeof SIZES): Promise<RenderOutput> {
      const key = `${documentId}/${page}/${size}`;
      const now = running.get(key);
      if (now) return now;
      const work = draw(documentId, page, size).finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
  };
}

/** Null as well for an image that another key sealed: it is drawn again. */
async function fromDisk(file: string, vault: Vault): Promise<Pick<RenderOutput, 'bytes' | 'mime'> | null> {
  try {
    const all = vault.open(await readFile(file));
    return { mime: all.subarray(0, 16).toString().trim() as RenderOutput['mime'], bytes: all.subarray(16) };
  } catch {
    return null;
  }
}

async function trim(dir: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(dir)).map(async (f) => ({ path: join(dir, f), stat: await stat(join(dir, f)) })),
  );
  let total = files.reduce((n, f) => n + f.stat.size, 0);
  for (const f of files.sort((a, b) => a.stat.mtimeMs - b.stat.mtimeMs)) {
    if (total <= CACHE_BYTES) return;
    await rm(f.path, { force: true });
    total -= f.stat.size;
  }
}
