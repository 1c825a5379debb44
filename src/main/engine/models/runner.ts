import { CancelledError, PermanentError, toErrorShape } from '../domain/errors';
import { NO_MODEL, type ModelState } from '../domain/models';
import { budget } from './budget';
import type { InstalledModel } from './folder';
import { createHostLink, HostCrashed, HostHung, type HostLink } from './host/link';
import type { Answer, Backend, Device, LoadPlan, Question, StartHost } from './host/protocol';

/** Loading from a slow disk; looking at a file's header; a driver's start (software Vulkan compiles its shaders first). */
const LOAD_MS = 300_000;
const INSPECT_MS = 60_000;
const DEVICES_MS = 30_000;
/** A page's question at most. */
const ASK_MS = 180_000;
/** Crashes or hangs after which a model is left alone until the program starts anew. */
const MOST_CRASHES = 2;

export interface RunnerDeps {
  readonly start: StartHost;
  readonly platform: NodeJS.Platform;
  readonly threads: number;
  /** Bytes. */
  readonly freeMemory: () => number;
  readonly log: (line: string) => void;
  readonly graceMs?: number;
  readonly askMs?: number;
}

export interface ModelRunner {
  /**
   * Asks a model, loading it first where another (or none) is loaded. One question runs, the others wait. A crash or a hang costs
   * the process: the question is asked once more in a new one. Throws `PermanentError`: `model_quarantined`, `model_too_big`,
   * `model_context_full`, …; `TransientError`: `model_crashed`, `model_timeout`; `CancelledError`.
   */
  ask(model: InstalledModel, question: Question, signal?: AbortSignal): Promise<Answer>;
  readonly link: HostLink;
  state(): ModelState;
  isQuarantined(id: string): boolean;
  close(): void;
}

interface Job {
  readonly model: InstalledModel;
  readonly question: Question;
  readonly signal: AbortSignal | undefined;
  tries: number;
  resolve(answer: Answer): void;
  reject(e: unknown): void;
}

/** One host, one model loaded, any number of questions waiting. */
export function createModelRunner(deps: RunnerDeps): ModelRunner {
  const link = createHostLink(deps.start, deps.graceMs);
  const waiting: Job[] = [];
  const crashes = new Map<string, number>();
  let devices: Device[] | null = null;
  let loaded: { id: string; pid: number | undefined } | null = null;
  let running = false;
  let closed = false;
  let state: ModelState = NO_MODEL;

  const isQuarantined = (id: string): boolean => (crashes.get(id) ?? 0) >= MOST_CRASHES;

  /** A driver that crashes while it is asked is no device. */
  async function findDevices(): Promise<Device[]> {
    const backends: Backend[] = deps.platform === 'darwin' ? ['metal'] : ['cuda', 'vulkan'];
    const found: Device[] = [];
    for (const backend of backends)
      try {
        found.push(...(await link.call('devices', { backend }, { timeMs: DEVICES_MS })));
      } catch (e) {
        if (closed) throw new CancelledError();
        deps.log(`models: no ${backend} (${toErrorShape(e).code})`);
      }
    return found;
  }

  async function load(model: InstalledModel, signal: AbortSignal | undefined): Promise<void> {
    if (loaded?.id === model.entry.id && loaded.pid === link.pid()) return;
    loaded = null;
    state = { ...state, status: 'loading', model: model.entry.title };
    devices ??= await findDevices();
    const options = { timeMs: INSPECT_MS, ...(signal && { signal }) };
    const info = await link.call('inspect', { path: model.model, checksum: false }, options);
    const decided = budget({
      model: model.model,
      info,
      ...(model.projector !== undefined && { projector: model.projector }),
      projectorBytes: model.entry.projector?.bytes ?? 0,
      devices,
      freeMemory: deps.freeMemory(),
      context: model.entry.context,
      threads: deps.threads,
    });
    const { plan, ...sizes } = decided;
    state = { ...state, ...sizes, backend: plan.backend, layers: plan.layers, device: null };
    const names = await loadOrFallBack(plan, signal);
    state = { ...state, device: names.join(', ') || null };
    loaded = { id: model.entry.id, pid: link.pid() };
  }

  /** What a device refuses is tried on the processor, and said. */
  async function loadOrFallBack(plan: LoadPlan, signal: AbortSignal | undefined): Promise<readonly string[]> {
    const options = { timeMs: LOAD_MS, ...(signal && { signal }) };
    try {
      return (await link.call('load', plan, options)).devices;
    } catch (e) {
      if (plan.backend === 'cpu' || signal?.aborted || closed) throw e;
      deps.log(`models: ${plan.backend} refused the model (${toErrorShape(e).code}); the processor takes it`);
      const onCpu: LoadPlan = { ...plan, backend: 'cpu', devices: [], layers: 0 };
      state = { ...state, backend: 'cpu', layers: 0, note: 'device_refused' };
      return (await link.call('load', onCpu, options)).devices;
    }
  }

  async function run(job: Job): Promise<Answer> {
    if (isQuarantined(job.model.entry.id)) throw new PermanentError('model_quarantined');
    await load(job.model, job.signal);
    state = { ...state, status: 'reading' };
    const answer = await link.call('ask', job.question, {
      timeMs: deps.askMs ?? ASK_MS,
      ...(job.signal && { signal: job.signal }),
    });
    state = { ...state, tokensPerSecond: answer.tokensPerSecond, answered: state.answered + 1 };
    return answer;
  }

  /** Questions for the model that is loaded come first: loading another takes longer than any of them. */
  function next(): Job | undefined {
    const at = Math.max(
      0,
      waiting.findIndex((j) => j.model.entry.id === loaded?.id),
    );
    return waiting.splice(at, 1)[0];
  }

  async function pump(): Promise<void> {
    if (running) return;
    running = true;
    for (let job = next(); job; job = next()) {
      state = { ...state, queued: waiting.length };
      try {
        if (job.signal?.aborted || closed) throw new CancelledError();
        job.resolve(await run(job));
        state = { ...state, status: 'idle' };
      } catch (e) {
        failed(job, e);
      }
    }
    running = false;
  }

  function failed(job: Job, e: unknown): void {
    state = { ...state, status: 'idle' };
    if (e instanceof CancelledError) return job.reject(e);
    const { id } = job.model.entry;
    if (e instanceof HostCrashed || e instanceof HostHung) {
      loaded = null;
      crashes.set(id, (crashes.get(id) ?? 0) + 1);
      deps.log(`models: the host ended (${e.code}, ${crashes.get(id)} of ${MOST_CRASHES})`);
      if (isQuarantined(id)) state = { ...state, status: 'fault', note: 'model_quarantined' };
      else if (job.tries === 0) {
        job.tries += 1;
        waiting.unshift(job);
        return;
      }
      job.reject(isQuarantined(id) ? new PermanentError('model_quarantined') : e);
      return;
    }
    state = { ...state, status: 'fault', note: toErrorShape(e).code };
    job.reject(e);
  }

  return {
    link,
    ask(model, question, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted || closed) return reject(new CancelledError());
        const job: Job = { model, question, signal, tries: 0, resolve, reject };
        waiting.push(job);
        state = { ...state, queued: waiting.length };
        signal?.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(job);
            if (at >= 0) waiting.splice(at, 1);
            if (at >= 0) reject(new CancelledError());
          },
          { once: true },
        );
        void pump();
      });
    },
    state: () => state,
    isQuarantined,
    close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new CancelledError());
      link.end();
    },
  };
}
