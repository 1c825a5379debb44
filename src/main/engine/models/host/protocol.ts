import type { ErrorShape } from '../../domain/errors';
import type { GgufInfo } from '../gguf';

/** A build of the native library: one for the processor, one each for the graphics interfaces it was made for. */
export type Backend = 'cpu' | 'metal' | 'vulkan' | 'cuda';

/** Something the native library can compute on. */
export interface Device {
  readonly backend: Backend;
  /** As the library names it; what is handed back to choose it. */
  readonly name: string;
  /** Bytes; 0 where the driver does not say. */
  readonly memory: number;
  /** As the driver names it. */
  readonly title?: string;
  /** Bytes that nothing else uses now; absent where nobody could tell. */
  readonly free?: number;
}

/** What to load, decided before native code runs (`budget.ts`). */
export interface LoadPlan {
  readonly model: string;
  /** Absent: a text model. */
  readonly projector?: string;
  readonly backend: Backend;
  /** Devices by name; empty: the library's own choice, which for `cpu` is the processor. */
  readonly devices: readonly string[];
  readonly layers: number;
  /** Tokens. */
  readonly context: number;
  readonly threads: number;
  /** Tokens one picture may take at most. */
  readonly imageTokens?: number;
}

/** What node-llama-cpp says of one kind of device: measured now, beside the whole memory that `Device` tells. */
export interface Probe {
  readonly backend: Backend;
  /** Kinds that could work on this computer by what is installed. A kind may be named and have no device. */
  readonly types: readonly string[];
  readonly names: readonly string[];
  /** Bytes of all devices of this kind together; `unified`: the part that is the computer's own memory. */
  readonly total: number;
  readonly free: number;
  readonly unified: number;
}

export interface LoadedModel {
  readonly devices: readonly string[];
  readonly vision: boolean;
  readonly loadMs: number;
  /** Of the host process, bytes. */
  readonly memory: number;
}

export interface Question {
  /** PNG or JPEG bytes. Absent: a question about text. */
  readonly image?: Uint8Array;
  readonly prompt: string;
  /** JSON schema of the answer; becomes a grammar, so that nothing else can be said. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxTokens: number;
  /** Changes what is drawn where two tokens are close. */
  readonly seed: number;
  /** The document's page it is about: shown, never sent to the model. */
  readonly page?: number;
}

/** One token of an answer and how likely the model held it. */
export interface TokenChance {
  readonly text: string;
  /** 0 to 1, temperature undone. */
  readonly chance: number;
}

export interface Answer {
  readonly text: string;
  readonly tokens: readonly TokenChance[];
  readonly tokensPerSecond: number;
  /** The token limit ended it: the JSON is cut off. */
  readonly cut: boolean;
}

export interface HostCalls {
  devices: { in: { backend: Backend }; out: Device[] };
  probe: { in: { backend: Backend }; out: Probe };
  /** A file's structure, and its sha256 when asked. */
  inspect: { in: { path: string; checksum: boolean }; out: GgufInfo & { sha256?: string } };
  load: { in: LoadPlan; out: LoadedModel };
  ask: { in: Question; out: Answer };
  stop: { in: null; out: null };
}
export type HostCall = keyof HostCalls;

/** Main process → host. */
export interface HostRequest<C extends HostCall = HostCall> {
  readonly id: number;
  readonly call: C;
  readonly input: HostCalls[C]['in'];
}
/** Host → main process. A token was made: from here on the answer can be stopped without ending the host. */
export type HostReply =
  | { readonly id: number; readonly type: 'value'; readonly value: unknown }
  /** `last`: the host ends after this. */
  | { readonly id: number; readonly type: 'error'; readonly error: ErrorShape; readonly last?: true }
  | { readonly id: number; readonly type: 'token' };

/** One host process, however it was started. */
export interface HostProcess {
  readonly pid: number | undefined;
  send(request: HostRequest): void;
  onReply(listener: (reply: HostReply) => void): void;
  /** Called once, with the exit code or the signal. */
  onExit(listener: (how: string) => void): void;
  kill(): void;
}
export type StartHost = () => HostProcess;

/** The host's side of the same channel. */
export interface HostPort {
  post(reply: HostReply): void;
  onRequest(listener: (request: HostRequest) => void): void;
}
