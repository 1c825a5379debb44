/** The contract's calls about vision models: which there are, what runs where, taking new ones in. */
import { z } from 'zod';
import type { ModelInfo, ModelState } from '../main/engine/domain/models';

export type { ModelInfo, ModelState } from '../main/engine/domain/models';

export const modelInputs = {
  'models.list': z.undefined(),
  /** Reads every file whole; may take minutes. */
  'models.check': z.undefined(),
  /** Looks for graphics devices and their memory. */
  'models.probe': z.undefined(),
  /** Asks for a folder (a USB stick); null when cancelled. Follow `models.list` for how far it is. */
  'models.import': z.undefined(),
} as const satisfies Record<string, z.ZodType>;

export interface ModelView {
  readonly models: ModelInfo[];
  readonly state: ModelState;
  /** A folder is being copied: bytes done and in all. */
  readonly importing: { done: number; of: number } | null;
  readonly recommended: { id: string; title: string; licence: string }[];
}

export interface ModelOutputs {
  'models.list': ModelView;
  /** What is wrong with a model's files; null: sound to the last byte. */
  'models.check': { id: string; fault: string | null }[];
  'models.probe': ModelView;
  'models.import': ModelView | null;
}
