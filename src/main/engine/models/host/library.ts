/** The part of `@fugood/llama.node` (1.7.15) that is used here. */
type Variant = 'default' | 'vulkan' | 'cuda';

export interface Library {
  getBackendDevicesInfo(
    variant: Variant,
  ): Promise<{ backend: string; type: string; deviceName: string; maxMemorySize: number }[]>;
  loadModel(options: Readonly<Record<string, unknown>>): Promise<Context>;
}

export interface Context {
  initMultimodal(options: Readonly<Record<string, unknown>>): boolean;
  getMultimodalSupport(): { vision: boolean };
  getUsedDevices(): string[];
  completion(options: Readonly<Record<string, unknown>>, onToken: () => void): Promise<Completion>;
  stopCompletion(): void;
  release(): Promise<void>;
}

export interface Completion {
  readonly text: string;
  readonly context_full: boolean;
  readonly truncated: boolean;
  readonly tokens_predicted: number;
  readonly completion_probabilities?: readonly {
    readonly content: string;
    readonly probs: readonly { readonly tok_str: string; readonly prob: number }[];
  }[];
  readonly timings: { readonly predicted_per_second: number };
}
