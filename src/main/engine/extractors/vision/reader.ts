/** A question about a picture. The schema becomes a grammar: nothing else can be answered. */
export interface VisionQuestion {
  /** PNG or JPEG. */
  readonly image: Uint8Array;
  readonly prompt: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  readonly seed: number;
  /** The document's page it is about, for whoever watches; no part of the question. */
  readonly page?: number;
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

/** A question about text that stands in it. */
export type TextQuestion = Omit<VisionQuestion, 'image'>;

/** A model that reads text only. */
export interface TextReader extends Omit<VisionReader, 'ask'> {
  ask(question: TextQuestion, signal?: AbortSignal): Promise<VisionAnswer>;
}

/** What a finished answer is known by, within one document. */
export interface AnswerKey {
  readonly page: number;
  readonly model: string;
  /** Of the model's weights and of the question's wording. */
  readonly version: string;
  readonly question: string;
}

/** Finished answers of one document: asking a model costs seconds, a second run none. */
export interface AnswerStore {
  get(key: AnswerKey): VisionAnswer | undefined;
  put(key: AnswerKey, answer: VisionAnswer): void;
}
