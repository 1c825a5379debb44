import type { Engine } from '../engine/api';
import type { ProgressSnapshot } from '../engine/domain/views';

/** Who holds the queue: a person, the battery, a computer about to sleep. */
type Holder = 'person' | 'battery' | 'sleep';
/** What the window is told when nobody but the computer holds it. */
const CODES = { battery: 'on_battery', sleep: 'asleep' } as const;

export interface Pauses {
  /** A fresh engine takes over what holds; `person`: the round was paused when it was closed. Call before its `start`. */
  take(engine: Engine, person: boolean): void;
  hold(by: Holder): void;
  /** `all`: a person wants it to go on, whatever else holds it. */
  release(by: Holder | 'all'): void;
  /** The snapshot with the reason, where the computer and not a person paused. */
  mark(snapshot: ProgressSnapshot): ProgressSnapshot;
}

/** The queue is paused as long as anybody holds it. */
export function createPauses(deps: { readonly engine: () => Engine | null }): Pauses {
  const holders = new Set<Holder>();
  return {
    take(engine, person) {
      holders.delete('person');
      if (person) holders.add('person');
      if (holders.size > 0) engine.queue.pause();
    },
    hold(by) {
      holders.add(by);
      deps.engine()?.queue.pause();
    },
    release(by) {
      const held = holders.size > 0;
      if (by === 'all') holders.clear();
      else if (!holders.delete(by)) return;
      if (holders.size === 0 && (held || by === 'all')) deps.engine()?.queue.resume();
    },
    mark(snapshot) {
      if (!snapshot.paused || snapshot.fault !== undefined || holders.has('person')) return snapshot;
      const by = holders.has('battery') ? 'battery' : holders.has('sleep') ? 'sleep' : null;
      return by === null ? snapshot : { ...snapshot, fault: CODES[by] };
    },
  };
}
