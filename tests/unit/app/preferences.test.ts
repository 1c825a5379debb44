import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPreferences } from '../../../src/main/app/preferences';
import { tempDir } from '../../integration/support/case';

const DEFAULTS = {
  language: 'ko',
  theme: 'auto',
  operator: '',
  keys: {},
  tourSeen: false,
  operatorAsked: false,
  workers: 0,
  pauseOnBattery: false,
  notify: true,
  keepPagesDays: null,
  wipeAfterDays: null,
};
let file: string;
beforeEach(() => {
  file = join(tempDir(), 'user data', 'preferences.json');
});

describe('preferences', () => {
  it('are Korean and the system theme until somebody says otherwise, and reading them writes nothing', () => {
    expect(createPreferences(file).get()).toEqual(DEFAULTS);
    expect(existsSync(file)).toBe(false);
  });

  it('keep what was set over a restart; what was not named stays', () => {
    const preferences = createPreferences(file);
    preferences.set({ language: 'en', operator: '김심사' });
    expect(preferences.set({ theme: 'dark', language: undefined })).toEqual({
      ...DEFAULTS,
      language: 'en',
      theme: 'dark',
      operator: '김심사',
    });
    expect(createPreferences(file).get()).toEqual({
      ...DEFAULTS,
      language: 'en',
      theme: 'dark',
      operator: '김심사',
    });
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  it.each(['', '{"language":', 'null', '[]', '"ko"'])('are the defaults when the file holds %j', (text) => {
    createPreferences(file).set({ language: 'en' });
    writeFileSync(file, text);
    const preferences = createPreferences(file);
    expect(preferences.get()).toEqual(DEFAULTS);
    preferences.set({ theme: 'light' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...DEFAULTS, theme: 'light' });
  });

  it('lose only the damaged value', () => {
    createPreferences(file).set({ operator: '김심사', theme: 'dark' });
    writeFileSync(file, JSON.stringify({ language: 'fr', theme: 'dark', operator: '김심사', more: 1 }));
    expect(createPreferences(file).get()).toEqual({ ...DEFAULTS, theme: 'dark', operator: '김심사' });
  });

  it('keep the old file when the new one cannot be written', () => {
    const preferences = createPreferences(file);
    preferences.set({ language: 'en' });
    mkdirSync(`${file}.new`);
    expect(() => preferences.set({ theme: 'dark' })).toThrow();
    expect(createPreferences(file).get().language).toBe('en');
  });
});
