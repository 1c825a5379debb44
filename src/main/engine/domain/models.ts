/** What the window is told of the vision models. */
export interface ModelState {
  /** `none`: no model is installed; everything works by rules. */
  readonly status: 'none' | 'idle' | 'loading' | 'reading' | 'fault';
  /** Title of the model in use, or of the first that is installed. */
  readonly model: string | null;
  /** As the driver names it; null before the first use. */
  readonly device: string | null;
  readonly backend: 'cpu' | 'metal' | 'vulkan' | 'cuda' | null;
  readonly layers: number;
  readonly layersOf: number;
  /** Bytes expected on the device and in the computer's own memory. */
  readonly deviceBytes: number;
  readonly hostBytes: number;
  /** Of the latest answer. */
  readonly tokensPerSecond: number | null;
  /** The document's page that is being read; null while nothing is. */
  readonly page: number | null;
  readonly queued: number;
  /** Questions answered since the start. */
  readonly answered: number;
  /** A code with a sentence: `no_device`, `partly_offloaded`, `device_refused`, `less_memory`, or the latest fault. */
  readonly note: string | null;
  /** Graphics devices that were found; null before anybody looked. */
  readonly devices: readonly ModelDevice[] | null;
  /** Kinds of graphics that could work on this computer by what is installed, as node-llama-cpp tells; a kind may have no device. */
  readonly kinds: readonly string[];
}

/** One graphics device. Bytes; null where the driver does not say. */
export interface ModelDevice {
  readonly backend: 'metal' | 'vulkan' | 'cuda' | 'cpu';
  readonly title: string;
  readonly memory: number | null;
  readonly free: number | null;
}

/** One model of the folder, for the settings page. */
export interface ModelInfo {
  readonly id: string;
  readonly title: string;
  readonly licence: string;
  readonly source: string;
  readonly bytes: number;
  readonly vision: boolean;
  readonly state: 'ready' | 'missing' | 'changed' | 'quarantined';
}

export const NO_MODEL: ModelState = {
  status: 'none',
  model: null,
  device: null,
  backend: null,
  layers: 0,
  layersOf: 0,
  deviceBytes: 0,
  hostBytes: 0,
  tokensPerSecond: null,
  page: null,
  queued: 0,
  answered: 0,
  note: null,
  devices: null,
  kinds: [],
};
