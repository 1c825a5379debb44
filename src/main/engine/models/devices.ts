import { CancelledError, toErrorShape } from '../domain/errors';
import type { HostLink } from './host/link';
import type { Backend, Device, Probe } from './host/protocol';

/** A driver's start; software Vulkan compiles its shaders first. */
const DEVICES_MS = 30_000;

export interface DeviceDeps {
  readonly link: HostLink;
  readonly platform: NodeJS.Platform;
  readonly log: (line: string) => void;
  readonly isClosed: () => boolean;
}

export interface FoundDevices {
  readonly devices: readonly Device[];
  /** What node-llama-cpp says, one for each kind it could be asked about. */
  readonly probes: readonly Probe[];
}

/** Asks both libraries. A driver that crashes while it is asked is no device. */
export async function findDevices(deps: DeviceDeps): Promise<FoundDevices> {
  const backends: Backend[] = deps.platform === 'darwin' ? ['metal'] : ['cuda', 'vulkan'];
  const devices: Device[] = [];
  const probes: Probe[] = [];
  for (const backend of backends) {
    const options = { timeMs: DEVICES_MS };
    const listed = await tried(deps, backend, () => deps.link.call('devices', { backend }, options));
    const probe = await tried(deps, `${backend} memory`, () => deps.link.call('probe', { backend }, options));
    if (probe) probes.push(probe);
    devices.push(...measured(listed ?? [], probe));
  }
  return { devices, probes };
}

async function tried<T>(deps: DeviceDeps, what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (e) {
    if (deps.isClosed()) throw new CancelledError();
    deps.log(`models: no ${what} (${toErrorShape(e).code})`);
    return null;
  }
}

/**
 * llama.node names devices by number and tells their whole memory; node-llama-cpp tells the drivers' names, in the same order, and what
 * is free of all of them together. Where there are several, what is used counts against each.
 */
function measured(devices: readonly Device[], probe: Probe | null): Device[] {
  if (!probe || probe.names.length !== devices.length) return [...devices];
  const used = Math.max(0, probe.total - probe.free);
  return devices.map((d, i) => {
    const memory = d.memory || (devices.length === 1 ? probe.total : 0);
    return { ...d, memory, title: probe.names[i]!, free: Math.max(0, memory - used) };
  });
}
