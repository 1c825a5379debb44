import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { forkHost } from '../../../src/main/engine/models/host/fork';
import { createHostLink } from '../../../src/main/engine/models/host/link';
import { makeTinyModel, makeTinyProjector, writeModels } from './make/tiny-models';
import { bundleHost, hasNative, picture, plan, question } from './support/host';

/** Mesa's software Vulkan; the first run compiles its shaders for two minutes, so loading on it is asked for by name. */
const DRIVERS = globSync('/usr/share/vulkan/icd.d/lvp_icd*.json');
const hasVulkan = hasNative && existsSync(DRIVERS[0] ?? '');
const wanted = process.env['MINESWEEPER_TEST_VULKAN'] === '1';
if (!hasVulkan)
  console.warn('skipped: software Vulkan is not installed (Debian: apt-get install mesa-vulkan-drivers)');
else if (!wanted) console.warn('skipped: inference on software Vulkan; MINESWEEPER_TEST_VULKAN=1 runs it');

const dir = mkdtempSync(join(tmpdir(), 'minesweeper-vulkan-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const env = { ...process.env, VK_ICD_FILENAMES: DRIVERS[0] ?? '', GGML_VK_VISIBLE_DEVICES: '0' };
const TIME = { timeMs: 900_000 };

it.skipIf(!hasVulkan)('lists the Vulkan device with its memory', async () => {
  const link = createHostLink(forkHost(await bundleHost(), env));
  const [device] = await link.call('devices', { backend: 'vulkan' }, TIME);
  expect(device?.backend).toBe('vulkan');
  expect(device?.memory).toBeGreaterThan(0);
  link.end();
});

it.skipIf(!hasVulkan || !wanted)(
  'reads a picture with every layer on the Vulkan device',
  async () => {
    const files = writeModels(dir, {
      model: makeTinyModel({ scripts: ['{"name":"홍길동"}', '{"name":""}'] }),
      projector: makeTinyProjector(),
    });
    const link = createHostLink(forkHost(await bundleHost(), env));
    const [device] = await link.call('devices', { backend: 'vulkan' }, TIME);
    const onDevice = { backend: 'vulkan' as const, devices: [device!.name], layers: 2, context: 2048 };
    const loaded = await link.call('load', { ...plan(files.model, files.projector), ...onDevice }, TIME);
    expect(loaded.devices.join()).toContain(device!.name);
    const answer = await link.call('ask', question(await picture(250)), TIME);
    expect(JSON.parse(answer.text)).toEqual({ name: '홍길동' });
    link.end();
  },
  1_000_000,
);
