import { PermanentError } from '../domain/errors';
import type { GgufInfo } from './gguf';
import type { Backend, Device, LoadPlan } from './host/protocol';

const MB = 1024 ** 2;
/** Buffers for computing one batch and one picture. */
const WORKING = 600 * MB;
/** Share of a device's memory that is counted on: the desktop needs the rest. */
const USABLE = 0.85;
/** Share of what is free now: other programs take and give. */
const FREE_USABLE = 0.95;
/** Computes on the processor although it calls itself a graphics device. */
const SOFTWARE = /llvmpipe|lavapipe|swiftshader|software|basic render/i;
const PREFERENCE: readonly Backend[] = ['cuda', 'metal', 'vulkan'];

export interface BudgetInput {
  readonly model: string;
  readonly info: GgufInfo;
  readonly projector?: string;
  readonly projectorBytes: number;
  readonly devices: readonly Device[];
  /** Bytes of the computer's memory that are free. */
  readonly freeMemory: number;
  readonly context: number;
  readonly threads: number;
}

export interface Budget {
  readonly plan: LoadPlan;
  /** Layers on the device, and how many there are. */
  readonly layersOf: number;
  /** Bytes expected on the device, and in the computer's own memory. */
  readonly deviceBytes: number;
  readonly hostBytes: number;
  /** Why it is not faster: a code with a sentence in `i18n/`; null where everything is on the device. */
  readonly note: 'no_device' | 'partly_offloaded' | null;
}

/**
 * Where a model goes, decided before anything is loaded: as many layers on the best device as its memory holds, the rest on the
 * processor. Throws `PermanentError('model_too_big')` where neither holds it.
 */
export function budget(input: BudgetInput): Budget {
  const { info, context, threads } = input;
  const layersOf = (info.layers ?? 0) + 1;
  const weights = info.bytes / layersOf;
  // keys and values of every token, 16 bit each
  const cache =
    (context * (info.headsKv ?? 8) * (info.headLength ?? 128) * 2 * 2 * (info.layers ?? 1)) / layersOf;
  const perLayer = weights + cache;
  const device = best(input.devices);
  const room = device ? usable(device) - WORKING - input.projectorBytes : 0;
  const layers = Math.max(0, Math.min(layersOf, Math.floor(room / perLayer)));
  const deviceBytes = layers > 0 ? layers * perLayer + WORKING + input.projectorBytes : 0;
  const hostBytes = (layersOf - layers) * perLayer + (layers > 0 ? 0 : WORKING + input.projectorBytes);
  if (hostBytes > input.freeMemory)
    throw new PermanentError('model_too_big', `${hostBytes} bytes wanted, ${input.freeMemory} free`);
  const onDevice = device && layers > 0;
  return {
    plan: {
      model: input.model,
      ...(input.projector !== undefined && { projector: input.projector }),
      backend: onDevice ? device.backend : 'cpu',
      devices: onDevice ? [device.name] : [],
      layers,
      context,
      threads,
    },
    layersOf,
    deviceBytes,
    hostBytes,
    note: !onDevice ? 'no_device' : layers < layersOf ? 'partly_offloaded' : null,
  };
}

/** Bytes to count on: a share of the whole, and no more than is free now. */
const usable = (d: Device): number => Math.min(d.memory * USABLE, (d.free ?? d.memory) * FREE_USABLE);

/** The most memory among the best kind; a device that is the processor in disguise is none. */
function best(devices: readonly Device[]): Device | undefined {
  const real = devices.filter((d) => PREFERENCE.includes(d.backend) && !SOFTWARE.test(d.title ?? d.name));
  return real.sort(
    (a, b) => PREFERENCE.indexOf(a.backend) - PREFERENCE.indexOf(b.backend) || usable(b) - usable(a),
  )[0];
}
