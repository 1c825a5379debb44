import { createHash } from 'node:crypto';
import { lstat, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Pool, Tasks } from '../pool/tasks';
import type { Vault } from '../vault/vault';
import { isApplicantFolder, isCategoryFolder, isSystemFile } from './convention';

/** A file under a dropped path. */
export interface FoundFile {
  /** On disk, exactly as the file system spells it. */
  readonly path: string;
  /** Folders above it, NFC, from the dropped item inwards (the item itself included when it is a folder or a ZIP). */
  readonly folders: readonly string[];
  /** NFC. */
  readonly name: string;
  readonly bytes: number;
}

export interface WalkResult {
  readonly files: FoundFile[];
  /** What was left out: name and reason, for a person. */
  readonly warnings: { readonly name: string; readonly why: string }[];
}

export interface WalkDeps {
  readonly pool: Pool;
  /** Where ZIPs are unpacked: a folder of the case, one sub-folder an archive. */
  readonly unpackDir: string;
  readonly vault: Vault;
  readonly onFile?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/** Nesting beyond this is no applicant's folder any more. */
const MAX_DEPTH = 16;
const MAX_FILES = 50_000;
/** An archive inside an archive is what a mail program made of two; deeper ones open into themselves. */
const MAX_ARCHIVES = 3;
const ARCHIVE = /\.(zip|7z|rar|alz|egg|tar|gz|tgz)$/i;
/** Documents that are ZIPs by their bytes: their names say so, and reading them asks the bytes. */
const ZIPPED_DOCUMENT = /\.(docx|hwpx|xlsx|pptx|odt|ods|odp|docm|dotx|epub|jar|apk)$/i;

/**
 * Lists every file under the dropped paths. Links are never followed (they could lead anywhere), ZIPs count as folders and
 * are unpacked into the case, files of the operating system are passed over, what cannot be opened becomes a warning.
 */
export async function walk(paths: readonly string[], deps: WalkDeps): Promise<WalkResult> {
  const out: WalkResult = { files: [], warnings: [] };
  for (const path of paths) await visit(path, [], out, deps);
  return out;
}

async function visit(
  path: string,
  folders: readonly string[],
  out: WalkResult,
  deps: WalkDeps,
): Promise<void> {
  deps.signal?.throwIfAborted();
  const name = basename(path).normalize('NFC');
  if (out.files.length >= MAX_FILES) {
    if (!out.warnings.some((w) => w.why === 'limit')) out.warnings.push({ name, why: 'limit' });
    return;
  }
  if (isSystemFile(name)) return;
  try {
    const stat = await lstat(path);
    if (stat.isSymbolicLink()) out.warnings.push({ name, why: 'link' });
    else if (stat.isDirectory()) {
      if (folders.length >= MAX_DEPTH) out.warnings.push({ name, why: 'too_deep' });
      else {
        const before = out.files.length;
        for (const child of (await readdir(path)).sort())
          await visit(join(path, child), [...folders, name], out, deps);
        // an applicant without documents must not vanish from a committee's list without a word
        if (out.files.length === before && isApplicantFolder(name))
          out.warnings.push({ name, why: 'no_documents' });
      }
    } else if (!stat.isFile()) out.warnings.push({ name, why: 'special' });
    else if (await isArchive(path, name, deps))
      await unzip({ path, name, bytes: stat.size, folders }, stat.mtimeMs, 1, out, deps);
    else addFile({ path, folders, name, bytes: stat.size }, out, deps);
  } catch (e) {
    deps.signal?.throwIfAborted();
    out.warnings.push({ name, why: (e as { code?: string }).code ?? 'unreadable' });
  }
}

/** An archive that cannot be opened stays as a document that says why, and keeps the applicant it is named after on the list. */
function addFile(file: FoundFile, out: WalkResult, deps: WalkDeps): void {
  const top = basename(file.name, extname(file.name));
  const own = ARCHIVE.test(file.name) && isApplicantFolder(top) ? [top] : [];
  out.files.push({ ...file, folders: [...file.folders, ...own] });
  deps.onFile?.(out.files.length);
}

/** By its bytes: a DOCX called .zip is a document, a ZIP without its ending is an archive. Others cost four bytes. */
async function isArchive(path: string, name: string, deps: WalkDeps): Promise<boolean> {
  const named = /\.zip$/i.test(name);
  if (!named && (ZIPPED_DOCUMENT.test(name) || !(await beginsAsZip(path)))) return false;
  return isZip(path, deps);
}

async function isZip(path: string, deps: WalkDeps): Promise<boolean> {
  const options = deps.signal ? { signal: deps.signal } : {};
  const { kind } = (await deps.pool.run('hashFile', { path }, options)).sniff;
  return kind === 'zip' || kind === 'zip-damaged';
}

async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32BE(0) === 0x504b0304;
  } finally {
    await file.close();
  }
}

/**
 * Is an archive of one folder that folder? Its own name then says who it belongs to; unless it is a category, or the archive
 * is called like an applicant and the folder is not.
 */
function isWrapped(names: readonly string[], archive: string): boolean {
  const roots = new Set(names.map((n) => n.split('/')[0]!));
  const [root] = roots;
  if (root === undefined || roots.size > 1 || names.some((n) => !n.includes('/'))) return false;
  return isApplicantFolder(root) || (!isCategoryFolder(root) && !isApplicantFolder(archive));
}

/**
 * The same archive is unpacked once: documents already in the case point at its files. What an interrupted unpacking left
 * behind (a folder without its list) is removed first.
 */
async function unpackOnce(path: string, into: string, deps: WalkDeps): Promise<Tasks['unpack']['out']> {
  const list = `${into}.json`;
  try {
    const known = deps.vault.open(await readFile(list));
    return JSON.parse(known.toString('utf8')) as Tasks['unpack']['out'];
  } catch {
    await rm(into, { recursive: true, force: true });
  }
  const result = await deps.pool.run('unpack', { path, into }, deps.signal ? { signal: deps.signal } : {});
  await writeFile(`${list}.part`, deps.vault.seal(Buffer.from(JSON.stringify(result))));
  await rename(`${list}.part`, list);
  return result;
}

/** `2401-000001 (홍길동).zip` counts as the folder `2401-000001 (홍길동)`; one that gives no file is listed itself. */
async function unzip(
  archive: FoundFile,
  mtimeMs: number,
  depth: number,
  out: WalkResult,
  deps: WalkDeps,
): Promise<void> {
  const { path, name, bytes, folders } = archive;
  const before = out.files.length;
  const key = createHash('sha256').update(`${path}\n${bytes}\n${mtimeMs}`).digest('hex').slice(0, 16);
  const { files, skipped } = await unpackOnce(path, join(deps.unpackDir, key), deps).catch((e: unknown) => {
    deps.signal?.throwIfAborted();
    out.warnings.push({ name, why: (e as { code?: string }).code ?? 'unreadable' });
    return { files: [], skipped: [] };
  });
  for (const s of skipped) if (s.why !== 'system') out.warnings.push({ name: s.name, why: s.why });
  const top = basename(name, extname(name));
  const wrapped = isWrapped(
    files.map((f) => f.name),
    top,
  );
  for (const f of files) {
    const parts = f.name.split('/');
    const own = wrapped ? [] : [top];
    const file = parts.pop()!;
    if (isSystemFile(file)) continue;
    if (out.files.length >= MAX_FILES) {
      out.warnings.push({ name: file, why: 'limit' });
      break;
    }
    const found = { path: f.path, folders: [...folders, ...own, ...parts], name: file, bytes: f.bytes };
    // what is unpacked may be sealed: only the pool can look into it
    const nested = depth < MAX_ARCHIVES && /\.zip$/i.test(file) && (await isZip(f.path, deps));
    if (nested) await unzip(found, 0, depth + 1, out, deps);
    else addFile(found, out, deps);
  }
  if (out.files.length === before) addFile(archive, out, deps);
}
