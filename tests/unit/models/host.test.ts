import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostLink, type HostLink } from '../../../src/main/engine/models/host/link';
import type { StartHost } from '../../../src/main/engine/models/host/protocol';
import { makeTinyModel, makeTinyProjector, writeModels } from './make/tiny-models';
import { bundleHost, bundleParent, hasNative, picture, plan, question, startHost } from './support/host';

const TIME = { timeMs: 60_000 };
const dir = mkdtempSync(join(tmpdir(), 'minesweeper-models-'));
const files = writeModels(dir, {
  scripted: makeTinyModel({ scripts: ['{"name":"홍길동"}', '{"name":""}'], unsure: '홍길동' }),
  endless: makeTinyModel({ scripts: ['alpha beta gamma '], endless: true }),
  random: makeTinyModel({ seed: 5 }),
  projector: makeTinyProjector(),
  narrow: makeTinyProjector({ projects: 64 }),
});
let start: StartHost;
let link: HostLink;
beforeAll(async () => {
  start = await startHost();
  link = createHostLink(start, 300);
});
afterAll(() => {
  link.end();
  rmSync(dir, { recursive: true, force: true });
});

describe.skipIf(!hasNative)('the model host, with real inference', () => {
  it('loads, sees a picture, and answers by the grammar with the probability it really held', async () => {
    const loaded = await link.call('load', plan(files.scripted, files.projector), TIME);
    expect(loaded.vision).toBe(true);
    const bright = await link.call('ask', question(await picture(250)), TIME);
    expect(JSON.parse(bright.text)).toEqual({ name: '홍길동' });
    const name = bright.tokens.find((t) => t.text.includes('홍길동'));
    expect(name?.chance).toBeGreaterThan(0);
    expect(name?.chance).toBeLessThan(0.999);
    const dark = await link.call('ask', question(await picture(5)), TIME);
    expect(JSON.parse(dark.text)).toEqual({ name: '' });
  });

  it('asks every kind of device, and one that is not there is said, not met later', async () => {
    const other = createHostLink(start);
    for (const backend of ['cuda', 'metal'] as const)
      if (!(backend === 'metal' && process.platform === 'darwin'))
        await other.call('devices', { backend }, TIME).then(
          (found) => expect(found).toEqual([]),
          (e: { code: string }) => expect(e.code).toBe('model_no_runtime'),
        );
    expect((await other.call('devices', { backend: 'cpu' }, TIME)).every((d) => d.backend === 'cpu')).toBe(
      true,
    );
    expect((await other.call('load', plan(files.random), TIME)).vision).toBe(false);
    other.end();
  });

  it('a random model cannot say anything the grammar forbids', async () => {
    await link.call('load', plan(files.random), TIME);
    const schema = {
      type: 'object',
      properties: { name: { enum: ['김철수', '이영희', ''] } },
      required: ['name'],
      additionalProperties: false,
    };
    let whole = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      const answer = await link.call('ask', question(undefined, { schema, seed, maxTokens: 300 }), TIME);
      // noise may fill the limit with spaces; then the answer says that it was cut
      if (answer.cut) continue;
      whole += 1;
      expect(['김철수', '이영희', '']).toContain((JSON.parse(answer.text) as { name: string }).name);
    }
    expect(whole).toBeGreaterThan(0);
  });

  it('a projector that does not fit the model, and two files of the wrong kind, never reach native code', async () => {
    const before = link.pid();
    for (const [model, projector, code] of [
      [files.scripted, files.narrow, 'model_mismatch'],
      [files.projector, undefined, 'model_unsupported'],
      [files.scripted, files.scripted, 'model_unsupported'],
    ] as const)
      await expect(link.call('load', plan(model, projector), TIME)).rejects.toMatchObject({ code });
    expect(link.pid()).toBe(before);
  });

  it('a picture that is none is refused; one that breaks inside the library costs the process, and the next call has a new one', async () => {
    await link.call('load', plan(files.scripted, files.projector), TIME);
    const before = link.pid();
    await expect(link.call('ask', question(Buffer.from('hello')), TIME)).rejects.toMatchObject({
      code: 'model_bad_image',
    });
    expect(link.pid()).toBe(before);
    const broken = (await picture(1)).subarray(0, 60);
    await expect(link.call('ask', question(broken), TIME)).rejects.toMatchObject({ code: 'model_bad_image' });
    await expect.poll(() => link.pid()).not.toBe(before);
    await link.call('load', plan(files.scripted, files.projector), TIME);
    expect(JSON.parse((await link.call('ask', question(await picture(5)), TIME)).text)).toEqual({ name: '' });
  });

  it('a prompt longer than the context is said to be too long', async () => {
    await link.call('load', { ...plan(files.scripted), context: 256 }, TIME);
    const long = question(undefined, { prompt: 'name role kind '.repeat(400) });
    await expect(link.call('ask', long, TIME)).rejects.toMatchObject({ code: 'model_context_full' });
    expect(JSON.parse((await link.call('ask', question(), TIME)).text)).toHaveProperty('name');
  });

  it('an answer without an end stops at its limit', async () => {
    await link.call('load', plan(files.endless), TIME);
    const answer = await link.call('ask', question(undefined, { maxTokens: 20, schema: ANY }), TIME);
    expect(answer.cut).toBe(true);
    expect(answer.tokensPerSecond).toBeGreaterThan(0);
  });
});

/** A text of any length. */
const ANY = { type: 'string' };
const cancelled = expect.objectContaining({ code: 'cancelled' }) as Error;

describe.skipIf(!hasNative)('aborting, at every moment', () => {
  it('before it began: nothing is started', async () => {
    const other = createHostLink(start);
    const call = other.call('devices', { backend: 'cpu' }, { ...TIME, signal: AbortSignal.abort() });
    await expect(call).rejects.toEqual(cancelled);
    expect(other.pid()).toBeUndefined();
  });

  it('while loading, and while a picture is taken in: the process ends at once', async () => {
    const other = createHostLink(start);
    const stop = new AbortController();
    const loading = other.call('load', plan(files.scripted, files.projector), {
      ...TIME,
      signal: stop.signal,
    });
    const first = other.pid();
    stop.abort();
    await expect(loading).rejects.toEqual(cancelled);
    await other.call('load', plan(files.scripted, files.projector), TIME);
    const second = other.pid()!;
    expect(second).not.toBe(first);
    const prefill = new AbortController();
    const asking = other.call('ask', question(await picture(9, 2480, 3508)), {
      ...TIME,
      signal: prefill.signal,
    });
    setTimeout(() => prefill.abort(), 15);
    const from = performance.now();
    await expect(asking).rejects.toEqual(cancelled);
    console.log(`aborted in prefill after ${(performance.now() - from).toFixed(0)} ms`);
    await expect.poll(() => isAlive(second)).toBe(false);
    other.end();
  });

  it('while tokens come: the answer stops and the process stays', async () => {
    await link.call('load', plan(files.endless), TIME);
    const before = link.pid();
    const stop = new AbortController();
    const asking = link.call('ask', question(undefined, { maxTokens: 4000, schema: ANY }), {
      ...TIME,
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(), 150);
    await expect(asking).rejects.toEqual(cancelled);
    expect(link.pid()).toBe(before);
  });
});

describe.skipIf(!hasNative)('losing the host', () => {
  it('killed while it answers: that question fails as a crash, the next call has a new process', async () => {
    await link.call('load', plan(files.endless), TIME);
    const before = link.pid()!;
    const asking = link.call('ask', question(undefined, { maxTokens: 4000, schema: ANY }), TIME);
    setTimeout(() => process.kill(before, 'SIGKILL'), 50);
    await expect(asking).rejects.toMatchObject({ code: 'model_crashed' });
    expect(await link.call('devices', { backend: 'cpu' }, TIME)).toBeInstanceOf(Array);
    expect(link.pid()).not.toBe(before);
  });

  // Windows cannot stop a process
  it.skipIf(process.platform === 'win32')('hung: ended when its time is out', async () => {
    await link.call('devices', { backend: 'cpu' }, TIME);
    const before = link.pid()!;
    process.kill(before, 'SIGSTOP');
    await expect(link.call('devices', { backend: 'cpu' }, { timeMs: 200 })).rejects.toMatchObject({
      code: 'model_timeout',
    });
    await expect.poll(() => isAlive(before)).toBe(false);
  });

  it('dies with its parent, also while it computes', async () => {
    const parent = fork(fileURLToPath(await bundleParent()), [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    parent.send({ host: (await bundleHost()).href, plan: plan(files.endless) });
    const [{ pid }] = (await once(parent, 'message')) as [{ pid: number }];
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // a zombie waits for its parent to look: it computes nothing any more
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
