import { PermanentError, toErrorShape } from '../domain/errors';
import type { ModelState } from '../domain/models';
import { budget, type Budget } from './budget';
import type { InstalledModel } from './folder';
import type { HostLink } from './host/link';
import type { Device, LoadedModel, LoadPlan } from './host/protocol';

/** Loading from a slow disk; looking at a file's header. */
const LOAD_MS = 300_000;
const INSPECT_MS = 60_000;
/** Tokens below which no page and no byline fits beside its answer. */
const LEAST_CONTEXT = 2048;
/** How often less is tried on one device. */
const MOST_SHRINKS = 2;

export interface LoaderDeps {
  readonly link: HostLink;
  readonly threads: number;
  readonly freeMemory: () => number;
  readonly log: (line: string) => void;
  readonly isClosed: () => boolean;
}

/** What is shown of a loaded model. */
export type LoadedState = Pick<
  ModelState,
  'backend' | 'layers' | 'layersOf' | 'deviceBytes' | 'hostBytes' | 'device' | 'note'
>;

/**
 * Loads a model where it fits best, and says where it landed. A device that has too little memory after all is given half as much, twice;
 * one that still refuses, or whose driver crashes, gives way to the next device, and the last of them to the processor, which is tried
 * with half the context where its memory is short.
 * @param shrink how often this model ran out of memory before: it starts that much smaller.
 */
export async function loadModel(
  deps: LoaderDeps,
  model: InstalledModel,
  devices: readonly Device[],
  shrink: number,
  signal: AbortSignal | undefined,
): Promise<LoadedState> {
  const info = await deps.link.call(
    'inspect',
    { path: model.model, checksum: false },
    { timeMs: INSPECT_MS, ...(signal && { signal }) },
  );
  const decide = (left: readonly Device[]): Budget =>
    budget({
      model: model.model,
      info,
      ...(model.projector !== undefined && { projector: model.projector }),
      projectorBytes: model.entry.projector?.bytes ?? 0,
      devices: left,
      freeMemory: deps.freeMemory(),
      context: model.entry.context,
      threads: deps.threads,
    });
  const load = (plan: LoadPlan): Promise<LoadedModel> =>
    deps.link.call('load', plan, { timeMs: LOAD_MS, ...(signal && { signal }) });

  let left = devices;
  let decided = decide(left);
  let note: LoadedState['note'] = decided.note;
  let plan = decided.plan;
  for (let i = 0; i < shrink; i += 1) [plan, note] = [smaller(plan) ?? plan, 'less_memory'];
  for (let shrinks = shrink; ;) {
    try {
      const { devices: names } = await load(plan);
      const share = decided.plan.layers === 0 ? 0 : plan.layers / decided.plan.layers;
      return {
        backend: plan.backend,
        layers: plan.layers,
        layersOf: decided.layersOf,
        deviceBytes: Math.round(decided.deviceBytes * share),
        hostBytes: Math.round(decided.hostBytes + decided.deviceBytes * (1 - share)),
        device: names.join(', ') || null,
        note,
      };
    } catch (e) {
      if (signal?.aborted || deps.isClosed()) throw e;
      const { code } = toErrorShape(e);
      const less = isShortOfMemory(code, plan) && shrinks < MOST_SHRINKS ? smaller(plan) : null;
      if (less) {
        deps.log(
          `models: ${plan.backend} has too little memory (${code}); ${less.layers} layers, ${less.context} tokens`,
        );
        [plan, note, shrinks] = [less, 'less_memory', shrinks + 1];
        continue;
      }
      if (plan.backend === 'cpu') throw e;
      left = left.filter((d) => !plan.devices.includes(d.name));
      decided = decide(left);
      deps.log(
        `models: ${plan.devices.join()} refused the model (${code}); ${decided.plan.devices.join() || 'the processor'} takes it`,
      );
      [plan, note, shrinks] = [decided.plan, 'device_refused', 0];
    }
  }
}

/** llama.node does not say why a device refuses; too little memory is the common reason. The processor does say. */
const isShortOfMemory = (code: string, plan: LoadPlan): boolean =>
  code === 'model_out_of_memory' || (code === 'model_load_failed' && plan.backend !== 'cpu');

/** Half the layers on a device; on the processor half the context. Null where there is nothing to halve. */
function smaller(plan: LoadPlan): LoadPlan | null {
  if (plan.layers > 1) return { ...plan, layers: Math.floor(plan.layers / 2) };
  const context = Math.floor(plan.context / 2);
  return context >= LEAST_CONTEXT ? { ...plan, context } : null;
}

/** Is this an answer that a smaller opening of the model may still give? */
export const ranOutOfMemory = (e: unknown): boolean =>
  e instanceof PermanentError && e.code === 'model_out_of_memory';
