import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forkHost } from '../../../src/main/engine/models/host/fork';
import { createHostLink } from '../../../src/main/engine/models/host/link';
import type { LoadPlan } from '../../../src/main/engine/models/host/protocol';
import { makeTinyModel, makeTinyProjector, writeModels } from './make/tiny-models';
import { bundleHost, hasNative, picture, plan, question } from './support/host';

/** Mesa's software Vulkan. Finding it is quick; computing on it compiles shaders for minutes, so that is asked for by name. */
const DRIVERS = globSync('/usr/share/vulkan/icd.d/lvp_icd*.json');
const hasVulkan = hasNative && existsSync(DRIVERS[0] ?? '');
const wanted = hasVulkan && process.env['MINESWEEPER_TEST_VULKAN'] === '1';
if (!hasVulkan)
  console.warn('skipped: software Vulkan is not installed (Debian: apt-get install mesa-vulkan-drivers)');
else if (!wanted)
  console.warn('skipped: inference on software Vulkan takes minutes (MINESWEEPER_TEST_VULKAN=1 runs it)');

const env = { ...process.env, VK_ICD_FILENAMES: DRIVERS[0] ?? '', GGML_VK_VISIBLE_DEVICES: '0' };
const TIME = { timeMs: 60_000 };
/** All of the inference together stays below ten minutes: a host that takes longer is ended. */
const LIMIT_MS = 290_000;
const dir = mkdtempSync(join(tmpdir(), 'minesweeper-vulkan-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe.skipIf(!hasVulkan)('software Vulkan', () => {
  it('lists the device with its memory, and node-llama-cpp its name and what is free', async () => {
    const link = createHostLink(forkHost(await bundleHost(), env));
    const [device] = await link.call('devices', { backend: 'vulkan' }, TIME);
    expect(device?.backend).toBe('vulkan');
    expect(device?.memory).toBeGreaterThan(0);
    await link.call('probe', { backend: 'vulkan' }, TIME).then(
      (probe) => {
        expect(probe.names[0]).toMatch(/llvmpipe/);
        expect(probe.free).toBeGreaterThan(0);
        expect(probe.free).toBeLessThanOrEqual(probe.total);
      },
      (e: { code: string }) => expect(e.code).toBe('model_no_runtime'),
    );
    link.end();
  });
});

describe.skipIf(!wanted)('inference on software Vulkan', () => {
  const files = writeModels(dir, {
    text: makeTinyModel({ scripts: ['{"name":"홍길동"}'] }),
    seeing: makeTinyModel({ scripts: ['{"name":"홍길동"}', '{"name":""}'] }),
    projector: makeTinyProjector(),
  });
  const onDevice = (model: string, projector?: string): LoadPlan => ({
    ...plan(model, projector),
    backend: 'vulkan',
    devices: projector === undefined ? [] : ['Vulkan0'],
    layers: 2,
    context: 2048,
  });
  const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await work();
    console.log(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  };

  it('text, by node-llama-cpp', { timeout: LIMIT_MS + 10_000 }, async () => {
    const link = createHostLink(forkHost(await bundleHost(), env));
    await timed('text on Vulkan', async () => {
      const loaded = await link.call('load', onDevice(files.text), { timeMs: LIMIT_MS });
      expect(loaded.devices.join()).toMatch(/llvmpipe/);
      const answer = await link.call('ask', question(), { timeMs: LIMIT_MS });
      expect(JSON.parse(answer.text)).toEqual({ name: '홍길동' });
    });
    link.end();
  });

  it('a picture, by llama.node', { timeout: LIMIT_MS + 10_000 }, async () => {
    const link = createHostLink(forkHost(await bundleHost(), env));
    await timed('a picture on Vulkan', async () => {
      const loaded = await link.call('load', onDevice(files.seeing, files.projector), { timeMs: LIMIT_MS });
      expect(loaded.devices).toEqual(['Vulkan0']);
      const bright = await link.call('ask', question(await picture(250)), { timeMs: LIMIT_MS });
      expect(JSON.parse(bright.text)).toEqual({ name: '홍길동' });
    });
    link.end();
  });
});
