import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '../../../src/main/engine/domain/page';
import { DEFAULT_LIMITS } from '../../../src/main/engine/pool/limits';
import type { PageReading, ReadInput, ReadOutput, TaskLimits } from '../../../src/main/engine/pool/tasks';
import { readDocument } from '../../../src/main/engine/readers/index';

/** A folder of its own, removed by `clean`. */
export async function tempFolder(): Promise<{
  path: string;
  write(name: string, bytes: Uint8Array | string): Promise<string>;
  clean(): Promise<void>;
}> {
  const path = await mkdtemp(join(tmpdir(), 'readers-'));
  return {
    path,
    write: async (name, bytes) => {
      const file = join(path, name);
      await writeFile(file, bytes);
      return file;
    },
    clean: () => rm(path, { recursive: true, force: true }),
  };
}

export interface ReadAll extends ReadOutput {
  pages: Page[];
  readings: PageReading[];
}

/** Reads a document in this thread and collects its pages. */
export async function readAll(
  path: string,
  input: Partial<ReadInput> = {},
  limits: Partial<TaskLimits> = {},
): Promise<ReadAll> {
  const readings: PageReading[] = [];
  const result = await readDocument(
    { path, filename: 'file', skipPages: [], ...input },
    {
      limits: { ...DEFAULT_LIMITS.readDocument, ...limits },
      signal: new AbortController().signal,
      progress: (p) => {
        if (p.type === 'page') readings.push(p.reading);
      },
    },
  );
  return { ...result, readings, pages: readings.map((r) => JSON.parse(r.json) as Page) };
}

/** Words of a page, joined in the order given. */
export function textOf(page: Page | undefined): string {
  return (page?.words ?? []).map((w) => w.text).join(' ');
}
