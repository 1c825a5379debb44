/** A question about a picture. The schema becomes a grammar: nothing else can be answered. */
export interface VisionQuestion {
  /** PNG or JPEG. */
  readonly image: Uint8Array;
  readonly prompt: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  readonly seed: number;
}

export interface VisionAnswer {
  /** JSON by the schema, unless it was cut off. */
  readonly text: string;
  readonly tokens: readonly { readonly text: string; readonly chance: number }[];
  readonly cut: boolean;
}

/** A model that sees, wherever it runs. */
export interface VisionReader {
  readonly id: string;
  readonly family: 'qwen' | 'glm-ocr' | 'plain';
  /** Other weights, another version: part of what an answer is kept under. */
  readonly version: string;
  ask(question: VisionQuestion, signal?: AbortSignal): Promise<VisionAnswer>;
}
