import type { Pauses } from './pauses';

/** The part of Electron's `powerMonitor` that is used. */
export interface PowerMonitor {
  on(event: 'on-battery' | 'on-ac' | 'suspend' | 'resume', listener: () => void): unknown;
  isOnBatteryPower(): boolean;
}

/**
 * Holds the queue before sleep (nothing new is begun that would be torn), and on battery where that is wished.
 * Returns what to call when the wish has changed.
 */
export function watchPower(
  monitor: PowerMonitor,
  pauses: Pick<Pauses, 'hold' | 'release'>,
  pauseOnBattery: () => boolean,
): { check(): void } {
  const check = (): void => {
    if (pauseOnBattery() && monitor.isOnBatteryPower()) pauses.hold('battery');
    else pauses.release('battery');
  };
  monitor.on('on-battery', check);
  monitor.on('on-ac', check);
  monitor.on('suspend', () => pauses.hold('sleep'));
  monitor.on('resume', () => pauses.release('sleep'));
  check();
  return { check };
}
