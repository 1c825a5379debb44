import { createNative, type Native } from './native';
import type { Backend, Probe } from './protocol';
import { createTextNative, type TextNative } from './text-native';

/** Both libraries in one process, one model loaded: pictures by llama.node, text by node-llama-cpp. */
export interface Natives extends Native {
  probe(backend: Backend): Promise<Probe>;
}

/**
 * A model with a projector goes to llama.node, one without to node-llama-cpp where that is installed, and to llama.node where it is
 * not. Once node-llama-cpp takes pictures the choice ends here and nothing else changes.
 */
export function createNatives(
  seeing: Native & { release(): Promise<void> } = createNative(),
  reading: TextNative = createTextNative(),
): Natives {
  let active: Omit<Native, 'devices'> = seeing;
  return {
    devices: seeing.devices,
    probe: reading.probe,
    async load(plan) {
      const text = plan.projector === undefined && (await reading.isHere());
      await (text ? seeing : reading).release();
      active = text ? reading : seeing;
      return active.load(plan);
    },
    ask: (question, onToken) => active.ask(question, onToken),
    stop: () => active.stop(),
  };
}
