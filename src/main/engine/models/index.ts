import { toErrorShape } from '../domain/errors';
import type { ModelInfo, ModelState } from '../domain/models';
import type { TextQuestion, TextReader, VisionReader } from '../extractors/vision/reader';
import { checkModels, listModels, type CheckedModel, type Inspect, type InstalledModel } from './folder';
import { importModels } from './import';
import type { ModelEntry } from './manifest';
import { RECOMMENDED, type Recommended } from './recommended';
import { createModelRunner, type RunnerDeps } from './runner';

export { forkHost } from './host/fork';
export type { HostReply, StartHost } from './host/protocol';

/** Everything the product does with models: which there are, asking them, taking new ones in. */
export interface Models {
  readonly recommended: readonly Recommended[];
  list(): ModelInfo[];
  state(): ModelState;
  /** Those that can see, in the manifest's order. */
  readers(): VisionReader[];
  /** Those that read text only, in the manifest's order. */
  textReaders(): TextReader[];
  /** Looks for graphics devices and their memory; `state()` shows them. Starts the host process and ends it again. */
  probe(): Promise<void>;
  /** Reads every file whole. */
  check(): Promise<CheckedModel[]>;
  import(
    from: string,
    options?: { signal?: AbortSignal; onProgress?: (done: number, of: number) => void },
  ): Promise<ModelEntry[]>;
  close(): void;
}

const HOUR_MS = 3_600_000;

/**
 * Opens the models folder. No process is started before somebody asks. A manifest that cannot be read means no models: the program opens
 * all the same, and the state says why.
 */
export async function createModels(deps: RunnerDeps & { readonly dir: string }): Promise<Models> {
  const runner = createModelRunner(deps);
  let fault: string | null = null;
  let installed = await listModels(deps.dir).catch((e: unknown): InstalledModel[] => {
    fault = toErrorShape(e).code;
    deps.log(`models: ${fault}`);
    return [];
  });
  const inspect: Inspect = (path) =>
    runner.link.call('inspect', { path, checksum: true }, { timeMs: HOUR_MS });

  const readerOf = (model: InstalledModel): VisionReader & TextReader => ({
    id: model.entry.id,
    family: model.entry.family,
    version: model.entry.sha256.slice(0, 16),
    ask: (question: TextQuestion, signal?: AbortSignal) => runner.ask(model, question, signal),
  });
  const ready = (vision: boolean): (VisionReader & TextReader)[] =>
    installed.filter((m) => m.state === 'ready' && (m.projector !== undefined) === vision).map(readerOf);

  return {
    recommended: RECOMMENDED,
    list: () =>
      installed.map(({ entry, state }) => ({
        id: entry.id,
        title: entry.title,
        licence: entry.licence,
        source: entry.source,
        bytes: entry.bytes + (entry.projector?.bytes ?? 0),
        vision: entry.projector !== undefined,
        state: runner.isQuarantined(entry.id) ? 'quarantined' : state,
      })),
    state() {
      const state = runner.state();
      const first = installed.find((m) => m.state === 'ready');
      if (state.status === 'none' && first) return { ...state, status: 'idle', model: first.entry.title };
      if (first) return state;
      return fault === null ? { ...state, status: 'none' } : { ...state, status: 'fault', note: fault };
    },
    readers: () => ready(true),
    textReaders: () => ready(false),
    probe: runner.probe,
    check: () => checkModels(deps.dir, inspect),
    async import(from, options = {}) {
      const taken = await importModels({
        from,
        into: deps.dir,
        inspect: (path) => runner.link.call('inspect', { path, checksum: false }, { timeMs: HOUR_MS }),
        ...options,
      });
      installed = await listModels(deps.dir);
      fault = null;
      return taken;
    },
    close: runner.close,
  };
}
