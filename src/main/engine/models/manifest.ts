import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PermanentError } from '../domain/errors';

/** A plain file name: a manifest from a stick must not reach outside its folder. */
const fileName = z
  .string()
  .max(200)
  .regex(/^[^\\/:*?"<>|\x00-\x1f]+\.gguf$/i)
  .refine((name) => !name.startsWith('.'));
const part = z.object({
  file: fileName,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().positive(),
});
const entry = part.extend({
  id: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,79}$/),
  title: z.string().min(1).max(120),
  /** Absent: a model that reads text only. */
  projector: part.optional(),
  licence: z.string().min(1).max(80),
  /** Who made it, and under what name: for a person, never an address that is opened. */
  source: z.string().max(200),
  /** Tokens to open it with: picture, prompt and answer together. */
  context: z.number().int().min(512).max(131_072),
  /** How it wants to be asked. */
  family: z.enum(['qwen', 'glm-ocr', 'plain']),
  /** Bytes of free memory it should have, processor or graphics. */
  needs: z.number().int().positive(),
});
const manifest = z.object({ schema: z.literal('minesweeper-models/1'), models: z.array(entry).max(50) });

export type ModelEntry = z.infer<typeof entry>;
export type ModelPart = z.infer<typeof part>;

const NAME = 'manifest.json';

/**
 * The models of a folder, in the order they are preferred. A folder without a manifest holds none. Throws
 * `PermanentError('model_manifest_damaged')`.
 */
export async function readManifest(dir: string): Promise<ModelEntry[]> {
  const text = await readFile(join(dir, NAME), 'utf8').catch(() => null);
  if (text === null) return [];
  try {
    return manifest.parse(JSON.parse(text)).models;
  } catch {
    throw new PermanentError('model_manifest_damaged');
  }
}

/** Whole or not at all. */
export async function writeManifest(dir: string, models: readonly ModelEntry[]): Promise<void> {
  const value = manifest.parse({ schema: 'minesweeper-models/1', models });
  const path = join(dir, NAME);
  await writeFile(`${path}.part`, `${JSON.stringify(value, null, 2)}\n`);
  await rename(`${path}.part`, path);
}
