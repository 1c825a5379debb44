/** The part of `node-llama-cpp` (3.21.1) that is used here. */
export type Gpu = 'metal' | 'vulkan' | 'cuda' | false;

export interface TextLibrary {
  getLlamaGpuTypes(include: 'supported'): Promise<(Gpu | string)[]>;
  getLlama(options: Readonly<Record<string, unknown>>): Promise<Llama>;
  resolveChatWrapper(model: TextModel, options?: Readonly<Record<string, unknown>>): ChatWrapper;
  LlamaGrammarEvaluationState: new (options: { model: TextModel; grammar: unknown }) => object;
}

export interface Llama {
  readonly gpu: Gpu;
  getVramState(): Promise<{ total: number; used: number; free: number; unifiedSize: number }>;
  getGpuDeviceNames(): Promise<string[]>;
  loadModel(options: Readonly<Record<string, unknown>>): Promise<TextModel>;
  createGrammar(options: { grammar: string }): Promise<unknown>;
  dispose(): Promise<void>;
}

type Token = number;

export interface TextModel {
  readonly gpuLayers: number;
  readonly tokenizer: unknown;
  detokenize(tokens: readonly Token[], special?: boolean): string;
  createContext(options: Readonly<Record<string, unknown>>): Promise<TextContext>;
  dispose(): Promise<void>;
}

interface TextContext {
  readonly contextSize: number;
  getSequence(): Sequence;
}

export interface Sequence {
  clearHistory(): Promise<void>;
  evaluateWithMetadata(
    tokens: readonly Token[],
    metadata: { readonly confidence: true },
    options: Readonly<Record<string, unknown>>,
  ): AsyncIterable<{ readonly token: Token; readonly confidence: number }>;
}

export interface ChatWrapper {
  generateContextState(options: { chatHistory: readonly object[] }): {
    contextText: { tokenize(tokenizer: unknown): Token[] };
  };
}
