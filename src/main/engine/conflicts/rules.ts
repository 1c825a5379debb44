import { dropPreset, getSetting, listPresets, savePreset, setSetting } from '../db/evaluators';
import { PRESETS, presetRules, samePreset } from '../domain/conflict-rules';
import type { ConflictRules } from '../domain/conflicts';
import { PermanentError } from '../domain/errors';
import type { Language } from '../domain/reasons';
import type { RoundSettings } from '../domain/settings';
import type { ConflictPreset } from '../domain/views-conflicts';
import type { Store } from './store';

const RULES = 'rules';
const CUSTOM = 'custom';
const OWN = 'own:';

/** The round's rules and the presets to start from. */
export function createRules(deps: {
  readonly store: Store;
  readonly settings: () => RoundSettings;
  readonly language: () => Language;
}) {
  const { store } = deps;

  function current(): ConflictRules {
    const db = store.peek();
    const stored = db && getSetting(db, RULES);
    return stored ? (JSON.parse(stored) as ConflictRules) : presetRules('base', deps.settings());
  }

  function presets(): ConflictPreset[] {
    const language = deps.language();
    const settings = deps.settings();
    const built = PRESETS.map((p) => ({
      id: p.id,
      ...p[language],
      own: false,
      rules: presetRules(p.id, settings),
    }));
    const db = store.peek();
    const own = db ? listPresets(db) : [];
    return [...built, ...own.map((p) => ({ ...p, about: '', own: true }))];
  }

  return {
    current,
    presets,
    nameOf(rules: ConflictRules): string {
      const custom = deps.language() === 'ko' ? '직접 정함' : 'Set by hand';
      return presets().find((p) => p.id === rules.preset)?.name ?? custom;
    },
    set(rules: ConflictRules): ConflictRules {
      const named = presets().find((p) => p.id === rules.preset);
      // rules that are no longer their preset's do not go by its name
      const next = named && samePreset(named.rules, rules) ? rules : { ...rules, preset: CUSTOM };
      setSetting(store.open(), RULES, JSON.stringify(next));
      store.note('conflicts.rules', { preset: next.preset });
      return next;
    },
    save(name: string): ConflictPreset {
      const id = OWN + name.normalize('NFC');
      const rules = { ...current(), preset: id };
      savePreset(store.open(), { id, name, rules });
      setSetting(store.open(), RULES, JSON.stringify(rules));
      store.note('conflicts.preset_saved');
      return { id, name, about: '', own: true, rules };
    },
    remove(id: string): void {
      const db = store.peek();
      if (!db || !dropPreset(db, id)) throw new PermanentError('no_such_item');
      const rules = current();
      if (rules.preset === id) setSetting(db, RULES, JSON.stringify({ ...rules, preset: CUSTOM }));
      store.note('conflicts.preset_removed');
    },
  };
}
