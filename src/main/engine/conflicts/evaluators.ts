import {
  allEvaluators,
  dropEvaluator,
  getSetting,
  insertEvaluator,
  listEvaluators,
  setSetting,
  updateEvaluator,
  type NewEvaluator,
} from '../db/evaluators';
import type { EvaluatorDb } from '../db/evaluators-open';
import { PermanentError } from '../domain/errors';
import type { EvaluatorRow, ListPreview } from '../domain/views-conflicts';
import { normalizeName } from '../names';
import type { Store } from './store';

const IMPORTED_AT = 'imported_at';

/** The list of evaluators. Who is known already keeps the number decisions speak of. */
export function createEvaluators(deps: { readonly store: Store; readonly clock: () => number }) {
  const { store, clock } = deps;

  const list = (): EvaluatorRow[] => {
    const db = store.peek();
    return db ? listEvaluators(db) : [];
  };

  /** For each listed one the known one it is, if any; each known one once. */
  function known(db: EvaluatorDb | null, listed: readonly NewEvaluator[]): (EvaluatorRow | null)[] {
    const byName = new Map<string, EvaluatorRow[]>();
    for (const { present: _, ...e } of db ? allEvaluators(db) : [])
      byName.set(nameKey(e), [...(byName.get(nameKey(e)) ?? []), e]);
    return listed.map((l) => {
      const key = nameKey(l);
      const free = byName.get(key) ?? [];
      const found = free.find((k) => isSame(k, l)) ?? null;
      if (found)
        byName.set(
          key,
          free.filter((k) => k !== found),
        );
      return found;
    });
  }

  return {
    list,
    importedAt(): number | null {
      const db = store.peek();
      const at = db && getSetting(db, IMPORTED_AT);
      return at ? Number(at) : null;
    },
    against(listed: readonly NewEvaluator[]): ListPreview['against'] {
      const present = new Set(list().map((e) => e.evaluatorId));
      const found = known(store.peek(), listed).flatMap((k) => (k && present.has(k.evaluatorId) ? [k] : []));
      return {
        added: listed.length - found.length,
        known: found.length,
        gone: present.size - found.length,
      };
    },
    take(listed: readonly NewEvaluator[], mode: 'replace' | 'add'): void {
      const db = store.open();
      db.transaction(() => {
        const at = clock();
        const ids = new Set<number>();
        const matched = known(db, listed);
        for (const [i, l] of listed.entries()) {
          const before = matched[i];
          if (before) updateEvaluator(db, before.evaluatorId, l, at);
          ids.add(before ? before.evaluatorId : insertEvaluator(db, l, at));
        }
        const gone = mode === 'replace' ? listEvaluators(db).filter((e) => !ids.has(e.evaluatorId)) : [];
        for (const e of gone) dropEvaluator(db, e.evaluatorId, at);
        setSetting(db, IMPORTED_AT, String(at));
        store.note('evaluators.imported', { rows: listed.length, gone: gone.length });
      });
    },
    save({ evaluatorId, ...e }: NewEvaluator & { readonly evaluatorId?: number }): EvaluatorRow {
      if (e.nameKo === '' && e.nameEn === '') throw new PermanentError('no_name');
      const db = store.open();
      const id = evaluatorId ?? insertEvaluator(db, e, clock());
      if (evaluatorId !== undefined && !updateEvaluator(db, evaluatorId, e, clock()))
        throw new PermanentError('no_such_item');
      store.note(evaluatorId === undefined ? 'evaluators.added' : 'evaluators.edited', { evaluator: id });
      return { evaluatorId: id, ...e };
    },
    remove(evaluatorId: number): void {
      const db = store.peek();
      if (!db || !dropEvaluator(db, evaluatorId, clock())) throw new PermanentError('no_such_item');
      store.note('evaluators.removed', { evaluator: evaluatorId });
    },
  };
}

const nameKey = (e: NewEvaluator): string => normalizeName(e.nameKo || e.nameEn).normalized;

/** Of two of one name: the same address, or the same place. */
function isSame(a: NewEvaluator, b: NewEvaluator): boolean {
  const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  if (a.email !== '' && fold(a.email) === fold(b.email)) return true;
  return fold(a.affiliation) === fold(b.affiliation) || a.affiliation === '' || b.affiliation === '';
}
