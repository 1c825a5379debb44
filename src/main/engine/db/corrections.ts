import { eq, inArray } from 'drizzle-orm';
import type { Db } from './open';
import { corrections } from './schema';

export type CorrectionRow = typeof corrections.$inferSelect;
export type NewCorrection = typeof corrections.$inferInsert;

export function recordCorrection(db: Db, row: NewCorrection): number {
  return db.orm.insert(corrections).values(row).returning({ id: corrections.id }).get().id;
}

/**
 * The decisions of an applicant that stand, oldest first. An `undo` takes back its target, and an `undo` of an `undo`
 * (redo) brings it back: a row stands when no standing undo points at it.
 */
export function standingCorrections(db: Db, applicantId: number): CorrectionRow[] {
  const rows = db.orm
    .select()
    .from(corrections)
    .where(eq(corrections.applicantId, applicantId))
    .orderBy(corrections.id)
    .all();
  const standing = standingIds(rows);
  return rows.filter((r) => r.action !== 'undo' && standing.has(r.id));
}

/** Undos come after what they undo, so one pass from the newest row back settles who stands. */
export function standingIds(rows: readonly Pick<CorrectionRow, 'id' | 'action' | 'targetId'>[]): Set<number> {
  const standing = new Set<number>();
  const undone = new Set<number>();
  for (const r of [...rows].sort((a, b) => b.id - a.id)) {
    if (undone.has(r.id)) continue;
    standing.add(r.id);
    if (r.action === 'undo' && r.targetId !== null) undone.add(r.targetId);
  }
  return standing;
}

/** One key press: all corrections of a batch, and what it was. */
export interface Step {
  readonly batch: string;
  /** What undo or redo will point at. */
  readonly rows: readonly CorrectionRow[];
  /** The decision itself, which a redo names too. */
  readonly about: CorrectionRow;
}

/**
 * What undo and redo would act on, over the whole case, as on any editor's stack: undo takes the latest standing decision;
 * redo brings back the latest one taken back, and is gone as soon as a new decision was made after the undo.
 */
export function undoStack(db: Db): { undo: Step | null; redo: Step | null } {
  const rows = db.orm.select().from(corrections).orderBy(corrections.id).all();
  const standing = standingIds(rows);
  const lastDecision = [...rows].reverse().find((r) => r.action !== 'undo' && standing.has(r.id));
  const newest = rows.reduce((max, r) => (r.action !== 'undo' ? Math.max(max, r.id) : max), 0);
  // standing undos after the newest decision, oldest step last: redo walks back up the way undo came down
  const undos = rows.filter((r) => {
    if (r.action !== 'undo' || !standing.has(r.id) || r.id < newest) return false;
    return rows.find((t) => t.id === r.targetId)?.action !== 'undo';
  });
  const lastUndo = undos.at(-1);
  const step = (row: CorrectionRow | undefined): Step | null =>
    row === undefined
      ? null
      : {
          batch: row.batch,
          rows: rows.filter((r) => r.batch === row.batch),
          about: rows.find((r) => r.id === row.targetId) ?? row,
        };
  return { undo: step(lastDecision), redo: step(lastUndo) };
}

export function correctionsById(db: Db, ids: readonly number[]): CorrectionRow[] {
  return ids.length === 0
    ? []
    : db.orm
        .select()
        .from(corrections)
        .where(inArray(corrections.id, [...ids]))
        .all();
}
