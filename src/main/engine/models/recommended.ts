import type { GgufInfo } from './gguf';
import type { ModelEntry } from './manifest';

const GB = 1024 ** 3;

/** What is worth preparing, largest first. Weights are never part of the product. */
export interface Recommended {
  readonly id: string;
  readonly title: string;
  readonly licence: string;
  readonly source: string;
  readonly family: ModelEntry['family'];
  readonly context: number;
  readonly needs: number;
  /** Which files are meant, by what they say of themselves. */
  readonly architectures: readonly string[];
}

export const RECOMMENDED: readonly Recommended[] = [
  {
    id: 'qwen3.5-4b',
    title: 'Qwen3.5-4B (Q4)',
    licence: 'Apache-2.0',
    source: 'Qwen/Qwen3.5-4B',
    family: 'qwen',
    context: 8192,
    needs: 5 * GB,
    architectures: ['qwen35', 'qwen3vl'],
  },
  {
    id: 'glm-ocr',
    title: 'GLM-OCR 0.9B',
    licence: 'MIT',
    source: 'zai-org/GLM-OCR',
    family: 'glm-ocr',
    context: 8192,
    needs: 2 * GB,
    architectures: ['glm-ocr', 'glm4'],
  },
];

/** Licences that exclude Korea or any use for work: such a file is not taken in. */
const FORBIDDEN = /hunyuan|tencent|varco|non-?commercial|cc-by-nc/i;

/** May a file that says this of itself be used here? */
export function isForbidden(info: Pick<GgufInfo, 'name' | 'licence'>): boolean {
  return FORBIDDEN.test(`${info.name ?? ''} ${info.licence ?? ''}`);
}

/** The recommendation a file answers to, if any. */
export function recommendedFor(info: GgufInfo): Recommended | undefined {
  return RECOMMENDED.find((r) => r.architectures.includes(info.architecture));
}
