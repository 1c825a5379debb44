import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { forkHost } from '../../../src/main/engine/models/host/fork';
import { createHostLink } from '../../../src/main/engine/models/host/link';
import { bundleHost, hasNative } from './support/host';

/** Mesa's software Vulkan. Finding it is quick; computing on it compiles shaders for many minutes, so no test does. */
const DRIVERS = globSync('/usr/share/vulkan/icd.d/lvp_icd*.json');
const hasVulkan = hasNative && existsSync(DRIVERS[0] ?? '');
if (!hasVulkan)
  console.warn('skipped: software Vulkan is not installed (Debian: apt-get install mesa-vulkan-drivers)');

const env = { ...process.env, VK_ICD_FILENAMES: DRIVERS[0] ?? '', GGML_VK_VISIBLE_DEVICES: '0' };

it.skipIf(!hasVulkan)('lists the Vulkan device with its memory', async () => {
  const link = createHostLink(forkHost(await bundleHost(), env));
  const [device] = await link.call('devices', { backend: 'vulkan' }, { timeMs: 60_000 });
  expect(device?.backend).toBe('vulkan');
  expect(device?.memory).toBeGreaterThan(0);
  link.end();
});
