import type { ConflictDecisionKind } from '../domain/conflicts';
import type { EvaluatorDb } from './evaluators-open';

/** One decision about one hit, with what was known when it was made. */
export interface DecisionRow {
  readonly id: number;
  readonly batch: number;
  readonly evaluatorId: number;
  readonly externalId: string;
  readonly personKey: string;
  readonly person: string;
  readonly decision: ConflictDecisionKind;
  readonly reason: string;
  readonly verdict: 'same' | 'possible';
  /** Places decided on. */
  readonly evidence: readonly string[];
  readonly actor: string;
  readonly at: number;
}
export type NewDecision = Omit<DecisionRow, 'id' | 'batch'>;

interface StoredRow extends Omit<DecisionRow, 'evidence'> {
  readonly action: 'decide' | 'undo' | 'redo';
  readonly target: number | null;
  readonly evidence: string;
}

/** Every decision ever made, oldest first, and which batches stand; undo and redo as on any editor's stack. */
export interface Decisions {
  readonly rows: readonly DecisionRow[];
  readonly standing: ReadonlySet<number>;
  readonly undo: number | null;
  readonly redo: number | null;
}

export function readDecisions(db: EvaluatorDb): Decisions {
  const stored = db
    .sql<StoredRow>(
      `SELECT id, batch, action, target, evaluator_id AS evaluatorId, external_id AS externalId, person_key AS personKey,
         person, decision, reason, verdict, evidence, actor, at FROM decisions ORDER BY id`,
    )
    .all();
  const done: number[] = [];
  let undone: number[] = [];
  for (const r of stored) {
    if (r.action === 'decide') {
      if (done.at(-1) !== r.batch) done.push(r.batch);
      undone = [];
    } else if (r.action === 'undo' && done.at(-1) === r.target) undone.push(done.pop()!);
    else if (r.action === 'redo' && undone.at(-1) === r.target) done.push(undone.pop()!);
  }
  return {
    rows: stored
      .filter((r) => r.action === 'decide')
      .map(({ action: _, target: __, ...r }) => ({ ...r, evidence: JSON.parse(r.evidence) as string[] })),
    standing: new Set(done),
    undo: done.at(-1) ?? null,
    redo: undone.at(-1) ?? null,
  };
}

const INSERT = `INSERT INTO decisions (batch, action, target, evaluator_id, external_id, person_key, person, decision, reason,
    verdict, evidence, actor, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

function nextBatch(db: EvaluatorDb): number {
  return db.sql<{ n: number }>(`SELECT coalesce(max(batch), 0) + 1 AS n FROM decisions`).get()!.n;
}

/** Records one press of a key: one or many hits, undone together. */
export function recordDecisions(db: EvaluatorDb, rows: readonly NewDecision[]): void {
  db.transaction(() => {
    const batch = nextBatch(db);
    for (const r of rows)
      db.sql(INSERT).run(
        batch,
        'decide',
        null,
        r.evaluatorId,
        r.externalId,
        r.personKey,
        r.person,
        r.decision,
        r.reason,
        r.verdict,
        JSON.stringify(r.evidence),
        r.actor,
        r.at,
      );
  });
}

/** Takes a batch back, or brings it back. */
export function recordStep(
  db: EvaluatorDb,
  step: {
    readonly action: 'undo' | 'redo';
    readonly target: number;
    readonly actor: string;
    readonly at: number;
  },
): void {
  db.sql(INSERT).run(
    nextBatch(db),
    step.action,
    step.target,
    0,
    '',
    '',
    '',
    '',
    '',
    '',
    '[]',
    step.actor,
    step.at,
  );
}
