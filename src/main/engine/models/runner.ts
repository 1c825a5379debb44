import { CancelledError, PermanentError, toErrorShape } from '../domain/errors';
import { NO_MODEL, type ModelState } from '../domain/models';
import { findDevices, type FoundDevices } from './devices';
import type { InstalledModel } from './folder';
import { createHostLink, HostCrashed, HostHung, type HostLink } from './host/link';
import type { Answer, Question, StartHost } from './host/protocol';
import { loadModel, ranOutOfMemory } from './loader';

/** A page's question at most. */
const ASK_MS = 180_000;
/** Crashes or hangs after which a model is left alone until the program starts anew. */
const MOST_CRASHES = 2;
/** How often a model that runs out of memory while it answers is opened smaller. */
const MOST_SHRINKS = 2;

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
  /** Looks for devices anew; while a model works what is known stays. */
  probe(): Promise<void>;
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
  /** How often a model ran out of memory while it answered. */
  const shrunk = new Map<string, number>();
  let found: FoundDevices | null = null;
  let loaded: { id: string; pid: number | undefined } | null = null;
  let running = false;
  let closed = false;
  let state: ModelState = NO_MODEL;

  const isClosed = (): boolean => closed;
  const isQuarantined = (id: string): boolean => (crashes.get(id) ?? 0) >= MOST_CRASHES;

  async function lookForDevices(): Promise<void> {
    found = await findDevices({ ...deps, link, isClosed });
    state = { ...state, ...shownDevices(found) };
  }

  async function load(model: InstalledModel, signal: AbortSignal | undefined): Promise<void> {
    const { id } = model.entry;
    if (loaded?.id === id && loaded.pid === link.pid()) return;
    loaded = null;
    state = { ...state, status: 'loading', model: model.entry.title };
    if (!found) await lookForDevices();
    const { devices } = found!;
    state = {
      ...state,
      ...(await loadModel({ ...deps, link, isClosed }, model, devices, shrunk.get(id) ?? 0, signal)),
    };
    loaded = { id, pid: link.pid() };
  }

  async function run(job: Job): Promise<Answer> {
    if (isQuarantined(job.model.entry.id)) throw new PermanentError('model_quarantined');
    await load(job.model, job.signal);
    state = { ...state, status: 'reading', page: job.question.page ?? null };
    const answer = await answerTo(job);
    state = { ...state, tokensPerSecond: answer.tokensPerSecond, answered: state.answered + 1 };
    return answer;
  }

  /** Memory that lasted for loading may not last for a long question: the model is opened smaller, and asked again. */
  async function answerTo(job: Job): Promise<Answer> {
    const { id } = job.model.entry;
    for (;;)
      try {
        return await link.call('ask', job.question, {
          timeMs: deps.askMs ?? ASK_MS,
          ...(job.signal && { signal: job.signal }),
        });
      } catch (e) {
        const times = shrunk.get(id) ?? 0;
        if (!ranOutOfMemory(e) || times >= MOST_SHRINKS) throw e;
        shrunk.set(id, times + 1);
        loaded = null;
        await load(job.model, job.signal);
        state = { ...state, status: 'reading' };
      }
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
        state = { ...state, status: 'idle', page: null };
      } catch (e) {
        failed(job, e);
      }
    }
    running = false;
  }

  function failed(job: Job, e: unknown): void {
    state = { ...state, status: 'idle', page: null };
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
    async probe() {
      if (running || closed) return;
      running = true;
      try {
        await lookForDevices();
        if (!loaded && waiting.length === 0) link.end();
      } finally {
        running = false;
        void pump();
      }
    },
    isQuarantined,
    close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new CancelledError());
      link.end();
    },
  };
}

function shownDevices({ devices, probes }: FoundDevices): Pick<ModelState, 'devices' | 'kinds'> {
  return {
    devices: devices.map((d) => ({
      backend: d.backend,
      title: d.title ?? d.name,
      memory: d.memory || null,
      free: d.free ?? null,
    })),
    kinds: [...new Set(probes.flatMap((p) => p.types))],
  };
}
