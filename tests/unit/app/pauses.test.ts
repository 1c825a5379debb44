import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createPauses } from '../../../src/main/app/pauses';
import { watchPower, type PowerMonitor } from '../../../src/main/app/power';
import type { Engine } from '../../../src/main/engine/api';
import type { ProgressSnapshot } from '../../../src/main/engine/domain/views';

/** The queue's own two states, as the engine has them. */
function queue() {
  const state = { paused: false, calls: 0 };
  const engine = {
    queue: {
      pause: () => ((state.paused = true), state.calls++),
      resume: () => ((state.paused = false), state.calls++),
    },
  } as unknown as Engine;
  return { state, engine, pauses: createPauses({ engine: () => engine }) };
}

/** A computer that can be unplugged and put to sleep. */
function computer(onBattery = false) {
  const events = new EventEmitter();
  const now = { onBattery };
  const monitor: PowerMonitor = {
    on: (event, listener) => events.on(event, listener),
    isOnBatteryPower: () => now.onBattery,
  };
  return {
    monitor,
    unplug: () => ((now.onBattery = true), events.emit('on-battery')),
    plugIn: () => ((now.onBattery = false), events.emit('on-ac')),
    sleep: () => events.emit('suspend'),
    wake: () => events.emit('resume'),
  };
}
const snapshot = (patch: Partial<ProgressSnapshot> = {}): ProgressSnapshot =>
  ({ paused: true, running: false, applicants: [], ...patch }) as unknown as ProgressSnapshot;

describe('who holds the queue', () => {
  it('on battery it waits where that is wished, and goes on at the socket', () => {
    const { state, pauses } = queue();
    const laptop = computer();
    watchPower(laptop.monitor, pauses, () => true);
    expect(state).toEqual({ paused: false, calls: 0 });
    laptop.unplug();
    expect(state.paused).toBe(true);
    expect(pauses.mark(snapshot()).fault).toBe('on_battery');
    laptop.plugIn();
    expect(state.paused).toBe(false);
    expect(pauses.mark(snapshot({ paused: false })).fault).toBeUndefined();
  });

  it('starts held on a computer that is on battery already, and follows the wish', () => {
    const { state, pauses } = queue();
    const laptop = computer(true);
    let wish = true;
    const power = watchPower(laptop.monitor, pauses, () => wish);
    expect(state.paused).toBe(true);
    wish = false;
    power.check();
    expect(state.paused).toBe(false);
    laptop.unplug();
    expect(state.paused).toBe(false);
  });

  it('sleeps with the computer and wakes with it, but not over a person', () => {
    const { state, pauses } = queue();
    const laptop = computer();
    watchPower(laptop.monitor, pauses, () => false);
    laptop.sleep();
    expect(state.paused).toBe(true);
    expect(pauses.mark(snapshot()).fault).toBe('asleep');
    laptop.wake();
    expect(state.paused).toBe(false);
    pauses.hold('person');
    laptop.sleep();
    laptop.wake();
    expect(state.paused).toBe(true);
    expect(pauses.mark(snapshot()).fault).toBeUndefined();
    pauses.release('person');
    expect(state.paused).toBe(false);
  });

  it('a person who wants it to go on is obeyed on battery as well', () => {
    const { state, pauses } = queue();
    const laptop = computer();
    watchPower(laptop.monitor, pauses, () => true);
    laptop.unplug();
    pauses.release('all');
    expect(state.paused).toBe(false);
  });

  it('a queue that the engine paused by itself is set going by a person all the same', () => {
    const { state, pauses } = queue();
    state.paused = true;
    expect(pauses.mark(snapshot({ fault: 'disk_full' })).fault).toBe('disk_full');
    pauses.release('all');
    expect(state.paused).toBe(false);
  });

  it('another round takes over the battery, and only its own person', () => {
    const first = queue();
    first.pauses.hold('person');
    first.pauses.take(first.engine, false);
    expect(first.pauses.mark(snapshot()).fault).toBeUndefined();
    const { state, pauses, engine } = queue();
    pauses.take(engine, true);
    expect(state.paused).toBe(true);
  });
});
