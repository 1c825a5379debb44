/** Facts of the GGUF format (version 2 and 3) and of the architectures this product loads. Source: ggml's `gguf.h` and `ggml.h`. */

/** ggml tensor type → elements of a block, bytes of a block. */
export const TENSOR_TYPES: Readonly<Record<number, readonly [elements: number, bytes: number]>> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  9: [32, 36],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  15: [256, 292],
  16: [256, 66],
  17: [256, 74],
  18: [256, 98],
  19: [256, 50],
  20: [32, 18],
  21: [256, 110],
  22: [256, 82],
  23: [256, 136],
  24: [1, 1],
  25: [1, 2],
  26: [1, 4],
  27: [1, 8],
  28: [1, 8],
  29: [256, 56],
  30: [1, 2],
  34: [256, 54],
  35: [256, 66],
  39: [32, 17],
};

/** Metadata value types: bytes of a scalar; 8 is a string, 9 an array. */
export const SCALAR_BYTES: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
export const STRING = 8;
export const ARRAY = 9;

/** Language models that were tried, or that a recommended model uses. Anything else is refused before native code sees it. */
export const ARCHITECTURES: readonly string[] = [
  'llama',
  'qwen2',
  'qwen2vl',
  'qwen3',
  'qwen3vl',
  'qwen35',
  'glm4',
  'glm-ocr',
  'gemma3',
];
/** What turns a picture into tokens (`clip.projector_type`). */
export const PROJECTORS: readonly string[] = [
  'idefics3',
  'qwen2vl_merger',
  'qwen2.5vl_merger',
  'qwen3vl_merger',
  'glm4v',
  'glm_ocr',
  'gemma3',
  'mlp',
  'ldp',
];

/** Bounds of what a header may claim; the largest real models stay far below. */
export const MOST = {
  headerBytes: 64 * 1024 * 1024,
  tensors: 20_000,
  keys: 10_000,
  arrayItems: 4_000_000,
  stringBytes: 4 * 1024 * 1024,
  dimensions: 4,
} as const;
