import type { ConflictRules } from '../domain/conflicts';
import type { EvaluatorRow } from '../domain/views-conflicts';
import type { EvaluatorDb } from './evaluators-open';

export type NewEvaluator = Omit<EvaluatorRow, 'evaluatorId'>;

const COLUMNS = `id AS evaluatorId, name_ko AS nameKo, name_en AS nameEn, affiliation, department, email, advisor`;

/** Those in the list, in the order they came in. */
export function listEvaluators(db: EvaluatorDb): EvaluatorRow[] {
  return db.sql<EvaluatorRow>(`SELECT ${COLUMNS} FROM evaluators WHERE present = 1 ORDER BY id`).all();
}

/** Those not in the list any more, too: decisions speak of them. */
export function allEvaluators(db: EvaluatorDb): (EvaluatorRow & { present: 0 | 1 })[] {
  return db
    .sql<EvaluatorRow & { present: 0 | 1 }>(`SELECT ${COLUMNS}, present FROM evaluators ORDER BY id`)
    .all();
}

const values = (e: NewEvaluator): string[] => [
  e.nameKo,
  e.nameEn,
  e.affiliation,
  e.department,
  e.email,
  e.advisor,
];

export function insertEvaluator(db: EvaluatorDb, e: NewEvaluator, at: number): number {
  return db
    .sql<{ id: number }>(
      `INSERT INTO evaluators (name_ko, name_en, affiliation, department, email, advisor, present, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, 1, ?) RETURNING id`,
    )
    .get(...values(e), at)!.id;
}

/** Returns false when there is no such evaluator. */
export function updateEvaluator(db: EvaluatorDb, id: number, e: NewEvaluator, at: number): boolean {
  const { changes } = db
    .sql(
      `UPDATE evaluators SET name_ko = ?, name_en = ?, affiliation = ?, department = ?, email = ?, advisor = ?,
         present = 1, updated_at = ? WHERE id = ?`,
    )
    .run(...values(e), at, id);
  return changes > 0;
}

/** Takes one out of the list. Returns false when nobody of that number is in it. */
export function dropEvaluator(db: EvaluatorDb, id: number, at: number): boolean {
  return (
    db.sql(`UPDATE evaluators SET present = 0, updated_at = ? WHERE id = ? AND present = 1`).run(at, id)
      .changes > 0
  );
}

export function getSetting(db: EvaluatorDb, key: string): string | null {
  return db.sql<{ value: string }>(`SELECT value FROM settings WHERE key = ?`).get(key)?.value ?? null;
}

export function setSetting(db: EvaluatorDb, key: string, value: string): void {
  db.sql(
    `INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  ).run(key, value);
}

export interface OwnPreset {
  readonly id: string;
  readonly name: string;
  readonly rules: ConflictRules;
}

export function listPresets(db: EvaluatorDb): OwnPreset[] {
  return db
    .sql<{ id: string; name: string; rules: string }>(`SELECT id, name, rules FROM presets ORDER BY name, id`)
    .all()
    .map((r) => ({ ...r, rules: JSON.parse(r.rules) as ConflictRules }));
}

/** A preset of the same name is replaced. */
export function savePreset(db: EvaluatorDb, preset: OwnPreset): void {
  db.sql(
    `INSERT INTO presets (id, name, rules) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, rules = excluded.rules`,
  ).run(preset.id, preset.name, JSON.stringify(preset.rules));
}

export function dropPreset(db: EvaluatorDb, id: string): boolean {
  return db.sql(`DELETE FROM presets WHERE id = ?`).run(id).changes > 0;
}
