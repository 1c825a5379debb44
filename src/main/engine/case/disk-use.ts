import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseFolder } from '../case-folder';
import type { DiskUse } from '../domain/views';

/** What a case takes on the disk, by kind. Files that come and go while it is counted are left out. */
export async function diskUse(places: CaseFolder): Promise<DiskUse> {
  const [database, evaluators, journal, pages, files, originals] = await Promise.all([
    sizeOf(places.database),
    sizeOf(places.evaluators),
    sizeOf(`${places.database}-wal`),
    folderSize(places.pages),
    folderSize(places.files),
    folderSize(places.originals),
  ]);
  return {
    database: database + evaluators + journal,
    pages: pages.bytes,
    pageImages: pages.files,
    documents: files.bytes + originals.bytes,
    total: database + evaluators + journal + pages.bytes + files.bytes + originals.bytes,
  };
}

/** Removes the page images: they are drawn again where somebody looks. Returns the bytes that were freed. */
export async function clearPages(places: Pick<CaseFolder, 'pages'>): Promise<number> {
  const { bytes } = await folderSize(places.pages);
  for (const name of await readdir(places.pages).catch(() => []))
    await rm(join(places.pages, name), { force: true });
  return bytes;
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    (s) => s.size,
    () => 0,
  );

async function folderSize(dir: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((e) => e.isFile());
  const sizes = await Promise.all(files.map((e) => sizeOf(join(e.parentPath, e.name))));
  return { files: files.length, bytes: sizes.reduce((n, s) => n + s, 0) };
}
