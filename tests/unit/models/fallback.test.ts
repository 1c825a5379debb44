import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PermanentError } from '../../../src/main/engine/domain/errors';
import type { InstalledModel } from '../../../src/main/engine/models/folder';
import type { Natives } from '../../../src/main/engine/models/host/natives';
import type {
  Device,
  HostReply,
  HostRequest,
  LoadPlan,
  StartHost,
} from '../../../src/main/engine/models/host/protocol';
import { serve } from '../../../src/main/engine/models/host/serve';
import { createModelRunner, type ModelRunner } from '../../../src/main/engine/models/runner';
import { makeTinyModel, writeModels } from './make/tiny-models';

const GB = 1024 ** 3;
const dir = mkdtempSync(join(tmpdir(), 'minesweeper-fallback-'));
const { tiny } = writeModels(dir, { tiny: makeTinyModel({ seed: 3 }) });
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const model: InstalledModel = {
  entry: {
    id: 'tiny',
    title: 'Tiny',
    file: 'tiny.gguf',
    sha256: '0'.repeat(64),
    bytes: 1,
    licence: 'cc0-1.0',
    source: '',
    context: 8192,
    family: 'plain',
    needs: 1,
  },
  state: 'ready',
  model: tiny,
};
const question = { prompt: 'p', schema: { type: 'string' }, maxTokens: 8, seed: 1 };
const vulkan = (name: string, memory = 8 * GB): Device => ({ backend: 'vulkan', name, memory });

/** What graphics drivers do that this machine has none of; host, link, budget and runner are the product's own. */
interface Drivers {
  readonly devices?: readonly Device[];
  readonly names?: readonly string[];
  readonly free?: number;
  /** Throws what the driver says; 'die' ends the process in native code. */
  readonly load?: (plan: LoadPlan) => void | 'die';
  readonly ask?: (plan: LoadPlan) => void;
}

function computer(drivers: Drivers): { runner: ModelRunner; plans: LoadPlan[]; lines: string[] } {
  const plans: LoadPlan[] = [];
  const lines: string[] = [];
  const start: StartHost = () => {
    let reply: (r: HostReply) => void = () => undefined;
    let exit: (how: string) => void = () => undefined;
    let request: (r: HostRequest) => void = () => undefined;
    let dead = false;
    const die = (): void => {
      dead = true;
      setImmediate(() => exit('SIGKILL'));
    };
    let plan: LoadPlan | null = null;
    const native: Natives = {
      devices: (backend) => Promise.resolve((drivers.devices ?? []).filter((d) => d.backend === backend)),
      probe(backend) {
        const mine = (drivers.devices ?? []).filter((d) => d.backend === backend);
        if (mine.length === 0 || !drivers.names)
          return Promise.reject(new PermanentError('model_no_runtime'));
        const total = mine.reduce((n, d) => n + d.memory, 0);
        return Promise.resolve({
          backend,
          types: [backend],
          names: drivers.names,
          total,
          free: drivers.free ?? total,
          unified: 0,
        });
      },
      load: (p) =>
        new Promise((resolve, reject) => {
          plans.push(p);
          try {
            if (drivers.load?.(p) === 'die') return die();
            plan = p;
            resolve({ devices: p.devices, vision: false, loadMs: 1, memory: 1 });
          } catch (e) {
            reject(e as Error);
          }
        }),
      ask: () =>
        new Promise((resolve, reject) => {
          try {
            drivers.ask?.(plan!);
            resolve({ text: '""', tokens: [], tokensPerSecond: 9, cut: false });
          } catch (e) {
            reject(e as Error);
          }
        }),
      stop: () => undefined,
    };
    serve({ post: (r) => !dead && reply(r), onRequest: (listener) => (request = listener) }, die, native);
    return {
      pid: plans.length + 1,
      send: (r) => !dead && setImmediate(() => request(r)),
      onReply: (listener) => (reply = listener),
      onExit: (listener) => (exit = listener),
      kill: () => (dead = true),
    };
  };
  const runner = createModelRunner({
    start,
    platform: 'linux',
    threads: 1,
    freeMemory: () => 16 * GB,
    log: (line) => lines.push(line),
  });
  return { runner, plans, lines };
}
const where = (plans: readonly LoadPlan[]): string[] =>
  plans.map((p) => `${p.devices.join() || 'cpu'}:${p.layers}:${p.context}`);
const oom = (): never => {
  throw new Error('vk::Device::allocateMemory: ErrorOutOfDeviceMemory');
};

describe('a device that refuses a model', () => {
  it('is given less once and again, then the next device has it, and it is said', async () => {
    const refuses = new Error('Failed to load model');
    const { runner, plans, lines } = computer({
      devices: [vulkan('Vulkan0', 12 * GB), vulkan('Vulkan1')],
      load: ({ devices }) => {
        if (devices[0] === 'Vulkan0') throw refuses;
      },
    });
    await runner.ask(model, question);
    expect(where(plans)).toEqual(['Vulkan0:2:8192', 'Vulkan0:1:8192', 'Vulkan0:1:4096', 'Vulkan1:2:8192']);
    expect(runner.state()).toMatchObject({
      backend: 'vulkan',
      layers: 2,
      device: 'Vulkan1',
      note: 'device_refused',
    });
    expect(
      lines.some((l) => l.includes('Vulkan0 refused the model (model_load_failed); Vulkan1 takes it')),
    ).toBe(true);
    runner.close();
  });

  it('all of them refusing leaves the processor, with a message', async () => {
    const { runner, plans, lines } = computer({
      devices: [vulkan('Vulkan0'), vulkan('Vulkan1', 4 * GB)],
      load: ({ layers }) => {
        if (layers > 0) throw new PermanentError('model_no_runtime');
      },
    });
    await runner.ask(model, question);
    expect(where(plans)).toEqual(['Vulkan0:2:8192', 'Vulkan1:2:8192', 'cpu:0:8192']);
    expect(runner.state()).toMatchObject({
      backend: 'cpu',
      layers: 0,
      deviceBytes: 0,
      note: 'device_refused',
    });
    expect(lines.at(-1)).toContain('the processor takes it');
    runner.close();
  });

  it('a driver that crashes while it loads costs the device, not the model', async () => {
    const { runner, plans } = computer({
      devices: [vulkan('Vulkan0')],
      load: ({ layers }) => (layers > 0 ? 'die' : undefined),
    });
    await runner.ask(model, question);
    expect(where(plans)).toEqual(['Vulkan0:2:8192', 'cpu:0:8192']);
    expect(runner.isQuarantined('tiny')).toBe(false);
    expect(runner.state().note).toBe('device_refused');
    runner.close();
  });
});

describe('too little memory', () => {
  it('while loading: half the layers, and it is said', async () => {
    const { runner, plans } = computer({
      devices: [vulkan('Vulkan0')],
      load: ({ layers }) => (layers > 1 ? oom() : undefined),
    });
    await runner.ask(model, question);
    expect(where(plans)).toEqual(['Vulkan0:2:8192', 'Vulkan0:1:8192']);
    expect(runner.state()).toMatchObject({ layers: 1, layersOf: 2, note: 'less_memory' });
    expect(runner.state().hostBytes).toBeGreaterThan(0);
    runner.close();
  });

  it('on the processor: half the context; what never fits is refused with its reason', async () => {
    const { runner, plans } = computer({ load: ({ context }) => (context > 4096 ? oom() : undefined) });
    await runner.ask(model, question);
    expect(where(plans)).toEqual(['cpu:0:8192', 'cpu:0:4096']);
    expect(runner.state().note).toBe('less_memory');
    runner.close();
    const never = computer({ load: oom });
    await expect(never.runner.ask(model, question)).rejects.toMatchObject({ code: 'model_out_of_memory' });
    expect(where(never.plans)).toEqual(['cpu:0:8192', 'cpu:0:4096', 'cpu:0:2048']);
    expect(never.runner.state()).toMatchObject({ status: 'fault', note: 'model_out_of_memory' });
    never.runner.close();
  });

  it('while answering: opened smaller and asked again, at most twice', async () => {
    const once = computer({
      devices: [vulkan('Vulkan0')],
      ask: ({ layers }) => (layers > 1 ? oom() : undefined),
    });
    expect((await once.runner.ask(model, question)).text).toBe('""');
    expect(where(once.plans)).toEqual(['Vulkan0:2:8192', 'Vulkan0:1:8192']);
    expect(once.runner.state()).toMatchObject({ status: 'idle', note: 'less_memory', answered: 1 });
    once.runner.close();
    const never = computer({ ask: oom });
    await expect(never.runner.ask(model, question)).rejects.toMatchObject({ code: 'model_out_of_memory' });
    expect(where(never.plans)).toEqual(['cpu:0:8192', 'cpu:0:4096', 'cpu:0:2048']);
    expect(never.runner.isQuarantined('tiny')).toBe(false);
    never.runner.close();
  });
});

describe('while a model reads', () => {
  it('the page it reads is told, and none afterwards', async () => {
    const pages: (number | null)[] = [];
    const told = computer({ ask: () => void pages.push(told.runner.state().page) });
    await Promise.all([
      told.runner.ask(model, { ...question, page: 3 }),
      told.runner.ask(model, { ...question, page: 7 }),
      told.runner.ask(model, question),
    ]);
    expect(pages).toEqual([3, 7, null]);
    expect(told.runner.state()).toMatchObject({ status: 'idle', page: null });
    told.runner.close();
  });
});

describe('what is known of devices before anything is loaded', () => {
  it('names by the driver, memory that is free; the budget counts on that', async () => {
    const devices = [vulkan('Vulkan0', 8 * GB)];
    const full = computer({ devices, names: ['GeForce'], free: GB / 4 });
    await full.runner.ask(model, question);
    expect(where(full.plans)).toEqual(['cpu:0:8192']);
    expect(full.runner.state()).toMatchObject({
      note: 'no_device',
      kinds: ['vulkan'],
      devices: [{ backend: 'vulkan', title: 'GeForce', memory: 8 * GB, free: GB / 4 }],
    });
    full.runner.close();
    const free = computer({ devices, names: ['GeForce'] });
    await free.runner.ask(model, question);
    expect(where(free.plans)).toEqual(['Vulkan0:2:8192']);
    free.runner.close();
  });

  it('a processor in disguise is known by its driver’s name', async () => {
    const { runner, plans } = computer({
      devices: [vulkan('Vulkan0')],
      names: ['llvmpipe (LLVM 15.0.6, 256 bits)'],
    });
    await runner.ask(model, question);
    expect(where(plans)).toEqual(['cpu:0:8192']);
    runner.close();
  });

  it('can be asked for without a model; where one library is silent the other’s word stands', async () => {
    const { runner, plans } = computer({
      devices: [vulkan('Vulkan0'), vulkan('Vulkan1', GB)],
      names: ['only one'],
    });
    expect(runner.state().devices).toBeNull();
    await runner.probe();
    expect(runner.state().devices?.map((d) => [d.title, d.free])).toEqual([
      ['Vulkan0', null],
      ['Vulkan1', null],
    ]);
    expect(plans).toEqual([]);
    runner.close();
  });
});
