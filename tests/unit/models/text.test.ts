import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grammarOf } from '../../../src/main/engine/models/host/grammar';
import { createHostLink, type HostLink } from '../../../src/main/engine/models/host/link';
import { makeTinyModel, makeTinyProjector, writeModels } from './make/tiny-models';
import { hasNative, picture, plan, question, startHost } from './support/host';

/** node-llama-cpp is an optional package, and its builds are others. */
const hasText = ((): boolean => {
  const names: Partial<Record<NodeJS.Platform, string>> = { win32: 'win', darwin: 'mac' };
  const build = `${names[process.platform] ?? process.platform}-${process.arch}`;
  const here = existsSync(
    resolve(`node_modules/@node-llama-cpp/${build === 'mac-arm64' ? 'mac-arm64-metal' : build}/bins`),
  );
  if (!here) console.warn('skipped: the optional package node-llama-cpp has no build here');
  return here;
})();

const TIME = { timeMs: 60_000 };
const ANY = { type: 'string' };
const dir = mkdtempSync(join(tmpdir(), 'minesweeper-text-'));
const files = writeModels(dir, {
  byline: makeTinyModel({ scripts: ['{"persons":["홍길동","김철수"]}'], unsure: '김철수' }),
  seeing: makeTinyModel({ scripts: ['{"name":"홍길동"}', '{"name":""}'] }),
  endless: makeTinyModel({ scripts: ['alpha beta gamma '], endless: true }),
  random: makeTinyModel({ seed: 5 }),
  projector: makeTinyProjector(),
});
let link: HostLink;
beforeAll(async () => {
  link = createHostLink(await startHost(), 300);
});
afterAll(() => {
  link.end();
  rmSync(dir, { recursive: true, force: true });
});

const LIST = {
  type: 'object',
  properties: { persons: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 20 } } },
  required: ['persons'],
  additionalProperties: false,
};

describe.skipIf(!hasText)('text models, with real inference by node-llama-cpp', () => {
  it('answers by the grammar, each syllable with the probability it really had', async () => {
    expect(await link.call('load', plan(files.byline), TIME)).toMatchObject({ vision: false, devices: [] });
    const asked = question(undefined, { prompt: '저자: 홍길동, 김철수', schema: LIST });
    const answer = await link.call('ask', asked, TIME);
    expect(JSON.parse(answer.text)).toEqual({ persons: ['홍길동', '김철수'] });
    expect(answer.tokens.map((t) => t.text).join('')).toBe(answer.text);
    const sure = answer.tokens.find((t) => t.text.includes('홍길동'))!;
    const unsure = answer.tokens.find((t) => t.text.includes('김철수'))!;
    expect(sure.chance).toBeGreaterThan(unsure.chance);
    expect(unsure.chance).toBeLessThan(1);
    expect(answer).toMatchObject({ cut: false });
    expect(answer.tokensPerSecond).toBeGreaterThan(0);
    expect(await link.call('ask', asked, TIME)).toMatchObject({ text: answer.text });
  });

  it('noise cannot leave the grammar either', async () => {
    await link.call('load', plan(files.random), TIME);
    const schema = {
      type: 'object',
      properties: { persons: { type: 'array', maxItems: 3, items: { enum: ['김철수', '이영희'] } } },
    };
    const answer = await link.call('ask', question(undefined, { schema, maxTokens: 300 }), TIME);
    expect(answer.cut).toBe(false);
    const { persons } = JSON.parse(answer.text) as { persons: string[] };
    expect(persons.length).toBeLessThanOrEqual(3);
    for (const p of persons) expect(['김철수', '이영희']).toContain(p);
  });

  it('a prompt that does not fit is refused, an answer without an end is cut at its limit or the context’s', async () => {
    await link.call('load', { ...plan(files.endless), context: 256 }, TIME);
    const long = question(undefined, { prompt: 'name role kind '.repeat(400) });
    await expect(link.call('ask', long, TIME)).rejects.toMatchObject({ code: 'model_context_full' });
    const few = await link.call('ask', question(undefined, { maxTokens: 20, schema: ANY }), TIME);
    expect(few.cut).toBe(true);
    const all = await link.call('ask', question(undefined, { maxTokens: 5000, schema: ANY }), TIME);
    expect(all.cut).toBe(true);
  });

  it('stops while tokens come, and the process stays', async () => {
    await link.call('load', plan(files.endless), TIME);
    const before = link.pid();
    const stop = new AbortController();
    const endless = question(undefined, { maxTokens: 100_000, schema: ANY });
    const asking = link.call('ask', endless, { ...TIME, signal: stop.signal });
    setTimeout(() => stop.abort(), 100);
    await expect(asking).rejects.toMatchObject({ code: 'cancelled' });
    expect(link.pid()).toBe(before);
    const next = await link.call('ask', question(undefined, { maxTokens: 20, schema: ANY }), TIME);
    expect(next.cut).toBe(true);
  });

  it.skipIf(!hasNative)('both libraries take turns in one process', async () => {
    const seen = async (): Promise<unknown> =>
      JSON.parse((await link.call('ask', question(await picture(250)), TIME)).text);
    const read = async (): Promise<unknown> =>
      JSON.parse((await link.call('ask', question(undefined, { schema: LIST }), TIME)).text);
    await link.call('load', plan(files.seeing, files.projector), TIME);
    const before = link.pid();
    for (let i = 0; i < 2; i += 1) {
      await link.call('load', plan(files.seeing, files.projector), TIME);
      expect(await seen()).toEqual({ name: '홍길동' });
      await link.call('load', plan(files.byline), TIME);
      expect(await read()).toEqual({ persons: ['홍길동', '김철수'] });
    }
    expect(link.pid()).toBe(before);
  });

  it('tells what kinds of graphics could work, their devices and their free memory; one that is missing is said', async () => {
    for (const backend of ['vulkan', 'cuda', 'metal'] as const)
      await link.call('probe', { backend }, TIME).then(
        (p) => {
          expect(p.backend).toBe(backend);
          expect(p.free).toBeLessThanOrEqual(p.total);
          expect(p.total > 0).toBe(p.names.length > 0);
          for (const kind of p.types) expect(['cuda', 'vulkan', 'metal']).toContain(kind);
        },
        (e: { code: string }) => expect(e.code).toBe('model_no_runtime'),
      );
  });

  it('starts no process of its own, although the library would', () => {
    const child = pathToFileURL(resolve('src/main/engine/models/host/own-child.ts')).href;
    const library = pathToFileURL(createRequire(import.meta.url).resolve('node-llama-cpp')).href;
    const spawned = (code: string): { n: number; gpu: unknown } => {
      const run = spawnSync(
        process.execPath,
        [
          '--experimental-strip-types',
          '--no-warnings',
          '--input-type=module',
          '-e',
          `import { createHook } from 'node:async_hooks';
           let n = 0;
           createHook({ init: (_id, type) => { if (type === 'PROCESSWRAP') n += 1; } }).enable();
           ${code}
           const { getLlama } = await import('${library}');
           const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, progressLogs: false }).catch(() => null);
           console.log(JSON.stringify({ n, gpu: llama?.gpu }));
           process.exit(0);`,
        ],
        { encoding: 'utf8' },
      );
      expect(run.status, run.stderr).toBe(0);
      return JSON.parse(run.stdout.trim().split('\n').at(-1)!) as { n: number; gpu: unknown };
    };
    expect(spawned(`import { startNoChildren } from '${child}'; startNoChildren();`)).toEqual({
      n: 0,
      gpu: false,
    });
    // on Linux it tries every build in a child: the proof that the hook above sees one
    if (process.platform === 'linux') expect(spawned('').n).toBeGreaterThan(0);
  });
});

describe('the grammar of a question', () => {
  it('is JSON without spaces, in the order of the schema', () => {
    expect(
      grammarOf({
        type: 'object',
        properties: { a: { type: 'string', maxLength: 3 }, b: { enum: ['x"', ''] } },
      }),
    ).toBe(
      [
        String.raw`root ::= "{\"a\":" r0 ",\"b\":" r1 "}"`,
        String.raw`r0 ::= "\"" c{0,3} "\""`,
        String.raw`r1 ::= ("\"x\\\"\"" | "\"\"")`,
        String.raw`c ::= [^"\\\x7F\x00-\x1F] | "\\" (["\\/bfnrt] | "u" [0-9a-fA-F]{4})`,
        '',
      ].join('\n'),
    );
  });
  it('refuses what it cannot say: a question is never asked looser than it was meant', () => {
    for (const schema of [{}, { type: 'number' }, { type: 'array' }, { type: 'object' }])
      expect(() => grammarOf(schema)).toThrow(/no grammar/);
  });
});
