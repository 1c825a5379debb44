import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GgufInfo } from './gguf';
import { readManifest, type ModelEntry, type ModelPart } from './manifest';

/** A model as it lies in the folder. `ready`: the files are there and as long as they should be. */
export interface InstalledModel {
  readonly entry: ModelEntry;
  readonly state: 'ready' | 'missing' | 'changed';
  readonly model: string;
  readonly projector?: string;
}

/** Looks at names and sizes only: quick enough for every start. */
export async function listModels(dir: string): Promise<InstalledModel[]> {
  const entries = await readManifest(dir);
  return Promise.all(
    entries.map(async (entry) => {
      const parts = [entry, ...(entry.projector ? [entry.projector] : [])];
      const states = await Promise.all(parts.map((p) => stateOf(dir, p)));
      return {
        entry,
        state: states.find((s) => s !== 'ready') ?? 'ready',
        model: join(dir, entry.file),
        ...(entry.projector && { projector: join(dir, entry.projector.file) }),
      };
    }),
  );
}

async function stateOf(dir: string, part: ModelPart): Promise<InstalledModel['state']> {
  const found = await stat(join(dir, part.file)).catch(() => null);
  if (!found?.isFile()) return 'missing';
  return found.size === part.bytes ? 'ready' : 'changed';
}

/** Reads a file's structure and its sha256; in the product by the model host, so that the window's process never stalls. */
export type Inspect = (path: string) => Promise<GgufInfo & { sha256?: string }>;

export interface CheckedModel {
  readonly entry: ModelEntry;
  /** Null: sound to the last byte. Otherwise a code with a sentence in `i18n/`. */
  readonly fault: string | null;
}

/** Reads every file whole. */
export async function checkModels(dir: string, inspect: Inspect): Promise<CheckedModel[]> {
  const out: CheckedModel[] = [];
  for (const { entry, state } of await listModels(dir)) {
    if (state === 'missing') {
      out.push({ entry, fault: 'model_missing' });
      continue;
    }
    const parts = [entry, ...(entry.projector ? [entry.projector] : [])];
    let fault: string | null = null;
    for (const part of parts) fault ??= await faultOf(join(dir, part.file), part, inspect);
    out.push({ entry, fault });
  }
  return out;
}

async function faultOf(path: string, part: ModelPart, inspect: Inspect): Promise<string | null> {
  try {
    return (await inspect(path)).sha256 === part.sha256 ? null : 'model_checksum';
  } catch (e) {
    return (e as { code?: string }).code ?? 'model_damaged';
  }
}
