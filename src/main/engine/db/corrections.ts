import { insertRow } from './insert';
import type { Db } from './open';
import { corrections } from './schema';
import { selectRows } from './select';

export type CorrectionRow = typeof corrections.$inferSelect;
export type NewCorrection = typeof corrections.$inferInsert;

export function recordCorrection(db: Db, row: NewCorrection): number {
  return insertRow(db, corrections, row);
}

/**
 * The decisions of an applicant that stand, oldest first. An `undo` takes back its target, and an `undo` of an `undo`
 * (redo) brings it back: a row stands when no standing undo points at it.
 */
export function standingCorrections(db: Db, applicantId: number): CorrectionRow[] {
  const rows = selectRows(db, corrections, `WHERE applicant_id = ? ORDER BY id`, applicantId);
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
 *
 * Walks back from the newest row and stops at the first decision that stands: a case of ten thousand decisions costs what a
 * case of one does. An undo comes after what it undoes, so who stands is known when the walk is there.
 */
export function undoStack(db: Db): { undo: Step | null; redo: Step | null } {
  type Line = Pick<CorrectionRow, 'id' | 'action' | 'targetId'>;
  const undone = new Set<number>();
  let undo: Line | null = null;
  let redo: Line | null = null;
  let decided = false;
  const action = db.sql<{ action: string }>(`SELECT action FROM corrections WHERE id = ?`);
  const walk = db.sql<Line>(
    `SELECT id, action, target_id AS targetId FROM corrections WHERE id < ? ORDER BY id DESC LIMIT ${WALK}`,
  );
  for (let before = Number.MAX_SAFE_INTEGER; undo === null;) {
    const lines = walk.all(before);
    for (const line of lines) {
      const stands = !undone.has(line.id);
      if (line.action !== 'undo') {
        decided = true;
        if (stands) undo ??= line;
      } else if (stands && line.targetId !== null) {
        undone.add(line.targetId);
        // an undo of an undo is a redo already; oldest step last: redo walks back up the way undo came down
        if (!decided && action.get(line.targetId)?.action !== 'undo') redo ??= line;
      }
      if (undo) break;
    }
    if (lines.length < WALK) break;
    before = lines.at(-1)!.id;
  }
  return { undo: stepOf(db, undo), redo: stepOf(db, redo) };
}

/** Rows looked at together: the newest is nearly always the one. */
const WALK = 64;

function stepOf(db: Db, line: { readonly id: number } | null): Step | null {
  if (!line) return null;
  const own = selectRows(db, corrections, `WHERE id = ?`, line.id)[0]!;
  const rows = selectRows(db, corrections, `WHERE batch = ? ORDER BY id`, own.batch);
  const about = own.targetId === null ? own : selectRows(db, corrections, `WHERE id = ?`, own.targetId)[0];
  return { batch: own.batch, rows, about: about ?? own };
}
