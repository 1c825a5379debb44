import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartHost } from '../../../src/main/engine/models/host/protocol';
import { createModels } from '../../../src/main/engine/models';
import type { RunnerDeps } from '../../../src/main/engine/models/runner';
import { makeTinyModel, makeTinyProjector } from './make/tiny-models';
import { hasNative, NAME_SCHEMA, picture, startHost } from './support/host';

const base = mkdtempSync(join(tmpdir(), 'minesweeper-runner-'));
const stick = join(base, 'stick');
const dir = join(base, 'models');
let start: StartHost;
const pids: number[] = [];
beforeAll(async () => {
  const real = await startHost();
  start = () => {
    const host = real();
    pids.push(host.pid!);
    return host;
  };
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const lines: string[] = [];
const deps = (over: Partial<RunnerDeps> = {}): RunnerDeps & { dir: string } => ({
  dir,
  start,
  platform: 'darwin', // asks for no graphics library: this machine has none, and its drivers are slow to say so
  threads: 1,
  freeMemory: () => 8e9,
  log: (line) => lines.push(line),
  graceMs: 200,
  ...over,
});
const ask = async (bright: boolean, maxTokens = 64) => ({
  image: await picture(bright ? 250 : 5),
  prompt: 'Read the name.',
  schema: NAME_SCHEMA,
  maxTokens,
  seed: 1,
});

describe.skipIf(!hasNative)('one host, one model loaded, questions in a row', () => {
  it('imports, lists, loads on the first question and keeps its order; the state says what runs where', async () => {
    const { mkdirSync } = await import('node:fs');
    mkdirSync(stick);
    writeFileSync(join(stick, 'a.gguf'), makeTinyModel({ scripts: ['{"name":"홍길동"}', '{"name":""}'] }));
    writeFileSync(join(stick, 'mmproj.gguf'), makeTinyProjector());
    const models = await createModels(deps());
    expect(models.state().status).toBe('none');
    expect(models.readers()).toEqual([]);
    await models.import(stick);
    expect(models.list()).toMatchObject([{ id: 'tiny-llama', vision: true, state: 'ready' }]);
    expect(await models.check()).toMatchObject([{ fault: null }]);
    const [reader] = models.readers();
    const stalls = watchStalls();
    const order: number[] = [];
    // Drawing a picture takes its own time: the questions are ready before the first is asked.
    const questions = await Promise.all([true, false, true].map((bright) => ask(bright)));
    const answers = await Promise.all(
      questions.map(async (question, i) => {
        const answer = await reader!.ask(question);
        order.push(i);
        return JSON.parse(answer.text) as { name: string };
      }),
    );
    console.log(
      `longest stall of the main process while a model loads and answers: ${stalls().toFixed(0)} ms`,
    );
    expect(answers.map((a) => a.name)).toEqual(['홍길동', '', '홍길동']);
    expect(order).toEqual([0, 1, 2]);
    expect(models.state()).toMatchObject({
      status: 'idle',
      backend: 'cpu',
      layers: 0,
      layersOf: 2,
      note: 'no_device',
      answered: 3,
      queued: 0,
    });
    expect(models.state().tokensPerSecond).toBeGreaterThan(0);
    expect(models.state().hostBytes).toBeGreaterThan(0);
    models.close();
  });

  it('a question that waits is taken back without a word to the host', async () => {
    const models = await createModels(deps());
    const [reader] = models.readers();
    const first = reader!.ask(await ask(true));
    const stop = new AbortController();
    const second = reader!.ask(await ask(true), stop.signal);
    stop.abort();
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    expect(JSON.parse((await first).text)).toEqual({ name: '홍길동' });
    models.close();
  });

  it('a crash costs one more try; the second crash puts the model aside, with a message', async () => {
    const models = await createModels(deps());
    const [reader] = models.readers();
    await reader!.ask(await ask(true));
    const asked = [reader!.ask(await ask(true)), reader!.ask(await ask(false))];
    process.kill(pids.at(-1)!, 'SIGKILL');
    expect(JSON.parse((await asked[0]!).text)).toEqual({ name: '홍길동' });
    expect(JSON.parse((await asked[1]!).text)).toEqual({ name: '' });
    expect(models.list()[0]?.state).toBe('ready');
    const lost = reader!.ask(await ask(true));
    process.kill(pids.at(-1)!, 'SIGKILL');
    await expect(lost).rejects.toMatchObject({ code: 'model_quarantined' });
    expect(models.list()[0]?.state).toBe('quarantined');
    expect(models.state()).toMatchObject({ status: 'fault', note: 'model_quarantined' });
    await expect(reader!.ask(await ask(true))).rejects.toMatchObject({ code: 'model_quarantined' });
    models.close();
  });

  // Windows cannot stop a process
  it.skipIf(process.platform === 'win32')('a hang is ended and counts like a crash', async () => {
    const models = await createModels(deps({ askMs: 4000 }));
    const [reader] = models.readers();
    await reader!.ask(await ask(true));
    const hung = reader!.ask(await ask(true));
    process.kill(pids.at(-1)!, 'SIGSTOP');
    expect(JSON.parse((await hung).text)).toEqual({ name: '홍길동' });
    expect(lines.some((l) => l.includes('model_timeout'))).toBe(true);
    models.close();
  });

  it('a model that memory cannot hold, and one whose file was damaged since, are refused before native code', async () => {
    const small = await createModels(deps({ freeMemory: () => 1e6 }));
    await expect(small.readers()[0]!.ask(await ask(true))).rejects.toMatchObject({ code: 'model_too_big' });
    expect(small.state()).toMatchObject({ status: 'fault', note: 'model_too_big' });
    small.close();
    const path = join(dir, 'a.gguf');
    copyFileSync(path, `${path}.kept`);
    writeFileSync(
      path,
      Buffer.alloc(makeTinyModel({ scripts: ['{"name":"홍길동"}', '{"name":""}'] }).length),
    );
    const models = await createModels(deps());
    await expect(models.readers()[0]!.ask(await ask(true))).rejects.toMatchObject({ code: 'model_damaged' });
    expect(models.list()[0]?.state).toBe('ready');
    models.close();
    copyFileSync(`${path}.kept`, path);
  });

  it('closing ends everything', async () => {
    const models = await createModels(deps());
    const asked = models.readers()[0]!.ask(await ask(true));
    models.close();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
    await expect(models.readers()[0]!.ask(await ask(true))).rejects.toMatchObject({ code: 'cancelled' });
  });
});

/** How long this process was held up at most since. */
function watchStalls(): () => number {
  let last = performance.now();
  let most = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    most = Math.max(most, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return most;
  };
}
