import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { machineSettings } from '../../preload/contract-rounds';
import { writeJson } from './json-file';

const schema = z.object({
  language: z.enum(['ko', 'en']).catch('ko'),
  theme: z.enum(['light', 'dark', 'auto']).catch('auto'),
  operator: z.string().max(60).catch(''),
  keys: z.record(z.string(), z.string()).catch({}),
  tourSeen: z.boolean().catch(false),
  operatorAsked: z.boolean().catch(false),
  workers: machineSettings.workers.catch(0),
  pauseOnBattery: machineSettings.pauseOnBattery.catch(false),
  notify: machineSettings.notify.catch(true),
  keepPagesDays: machineSettings.keepPagesDays.catch(null),
  wipeAfterDays: machineSettings.wipeAfterDays.catch(null),
});
/** What belongs to the person at this machine, not to a round. */
export type PreferenceValues = z.infer<typeof schema>;

export interface Preferences {
  get(): PreferenceValues;
  set(patch: { [K in keyof PreferenceValues]?: PreferenceValues[K] | undefined }): PreferenceValues;
}

/** Kept in one JSON file; a damaged or missing one means the defaults. */
export function createPreferences(file: string): Preferences {
  let values = schema.safeParse(readObject(file)).data ?? schema.parse({});
  return {
    get: () => values,
    set(patch) {
      const given = Object.fromEntries(Object.entries(patch).filter(([, v]) => v !== undefined));
      values = schema.parse({ ...values, ...given });
      writeJson(file, values);
      return values;
    },
  };
}

function readObject(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
