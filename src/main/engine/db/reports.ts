import type { DocType, Role } from '../domain/words';
import type { Db } from './open';

/** A batch: from when the queue begins to work until it has run dry. Which documents it finished follows from the history. */
export function startBatch(db: Db, mode: string, now: number): number {
  const first = db.sql<{ n: number }>(`SELECT coalesce(max(id), 0) + 1 AS n FROM document_events`).get()!.n;
  return db
    .sql<{ id: number }>(`INSERT INTO batch_reports (started_at, mode, counts) VALUES (?, ?, ?) RETURNING id`)
    .get(now, mode, JSON.stringify({ firstEvent: first }))!.id;
}

/** Closes a batch; one in which nothing was finished leaves no trace. */
export function finishBatch(db: Db, id: number, now: number): void {
  db.sql(
    `UPDATE batch_reports SET finished_at = ?,
       counts = json_set(counts, '$.lastEvent', (SELECT coalesce(max(id), 0) FROM document_events))
     WHERE id = ? AND finished_at IS NULL`,
  ).run(now, id);
  db.sql(
    `DELETE FROM batch_reports WHERE id = ? AND json_extract(counts, '$.lastEvent') < json_extract(counts, '$.firstEvent')`,
  ).run(id);
}

export interface BatchRow {
  readonly batchId: number;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly mode: string;
  readonly firstEvent: number;
  /** Of a batch that a crash ended: where the next one begins. */
  readonly lastEvent: number;
}

/** Batches, oldest first. */
export function listBatches(db: Db): BatchRow[] {
  return db
    .sql<BatchRow>(
      `SELECT id AS batchId, started_at AS startedAt, finished_at AS finishedAt, mode,
         json_extract(counts, '$.firstEvent') AS firstEvent,
         coalesce(json_extract(counts, '$.lastEvent'),
           (SELECT json_extract(n.counts, '$.firstEvent') - 1 FROM batch_reports n WHERE n.id > b.id ORDER BY n.id LIMIT 1),
           (SELECT coalesce(max(id), 0) FROM document_events)) AS lastEvent
       FROM batch_reports b ORDER BY id`,
    )
    .all();
}

/** What the machine alone made of a document. `loaded`: it passed without a look. */
export type Outcome = 'loaded' | 'review' | 'failed';
export interface OutcomeRow {
  readonly documentId: number;
  readonly eventId: number;
  readonly at: number;
  readonly docType: DocType;
  /** Null where nothing was read. */
  readonly family: string | null;
  readonly outcome: Outcome;
}

/**
 * Every state the machine left a document in, oldest first. A person's settling is no outcome of the machine; being drawn
 * for the sample does not make a document one that had to be looked at.
 */
export function listOutcomes(db: Db): OutcomeRow[] {
  return db
    .sql<OutcomeRow>(
      `SELECT e.document_id AS documentId, e.id AS eventId, e.at, d.doc_type AS docType, l.family,
         CASE WHEN e.to_status = 'failed' THEN 'failed'
              WHEN e.to_status = 'loaded' OR e.why = 'sampled' THEN 'loaded' ELSE 'review' END AS outcome
       FROM document_events e
       JOIN documents d ON d.id = e.document_id
       LEFT JOIN document_layouts l ON l.fingerprint = d.fingerprint
       WHERE e.to_status IN ('loaded', 'needs_review', 'failed') AND e.why <> 'items_settled'
       ORDER BY e.id`,
    )
    .all();
}

export function recordLayout(db: Db, fingerprint: string, family: string): void {
  db.sql(
    `INSERT INTO document_layouts (fingerprint, family) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET family = excluded.family`,
  ).run(fingerprint, family);
}

/** Null before the document was read. */
export function layoutOf(db: Db, fingerprint: string): string | null {
  return (
    db.sql<{ family: string }>(`SELECT family FROM document_layouts WHERE fingerprint = ?`).get(fingerprint)
      ?.family ?? null
  );
}

export interface CorrectedRow {
  readonly field: 'name' | 'role' | 'affiliation' | 'rejected' | 'added';
  readonly role: Role;
  readonly docType: DocType;
  readonly family: string | null;
  readonly count: number;
}

/** What people's decisions that stand changed, most frequent first. */
export function listCorrected(db: Db): CorrectedRow[] {
  return db
    .sql<CorrectedRow>(
      `SELECT c.field, p.role, d.doc_type AS docType, l.family, count(*) AS count
       FROM extracted_persons p
       JOIN documents d ON d.id = p.document_id AND d.superseded_by IS NULL
       LEFT JOIN document_layouts l ON l.fingerprint = d.fingerprint
       JOIN (SELECT 'name' AS field UNION SELECT 'role' UNION SELECT 'affiliation' UNION SELECT 'rejected'
             UNION SELECT 'added') c
         ON (c.field = 'added' AND p.origin = 'human')
         OR (p.origin = 'machine' AND (
              (c.field = 'rejected' AND p.review_status = 'rejected')
           OR (c.field = 'name' AND p.final_name IS NOT NULL AND p.final_name <> p.name_raw)
           OR (c.field = 'role' AND p.final_role IS NOT NULL AND p.final_role <> p.role)
           OR (c.field = 'affiliation' AND p.final_affiliation IS NOT NULL
               AND p.final_affiliation <> coalesce(p.affiliation, ''))))
       GROUP BY c.field, p.role, d.doc_type, l.family
       ORDER BY count DESC, c.field, p.role, d.doc_type, l.family`,
    )
    .all();
}

/** People read by the machine, the applicant aside, by layout family. */
export function peopleByFamily(db: Db): { family: string | null; people: number }[] {
  return db
    .sql<{ family: string | null; people: number }>(
      `SELECT l.family, count(*) AS people FROM extracted_persons p
       JOIN documents d ON d.id = p.document_id AND d.superseded_by IS NULL
       LEFT JOIN document_layouts l ON l.fingerprint = d.fingerprint
       WHERE p.origin = 'machine' AND p.is_self = 0 GROUP BY l.family`,
    )
    .all();
}

/** The sample of automatic passes: how many were drawn, decided, and found wrong (name or role changed, or rejected). */
export function sampleFigures(db: Db): { drawn: number; decided: number; wrong: number } {
  return db
    .sql<{ drawn: number; decided: number; wrong: number }>(
      `SELECT count(*) AS drawn, coalesce(sum(p.review_status <> 'pending' OR p.excluded), 0) AS decided,
         coalesce(sum(p.review_status = 'rejected' OR (p.final_name IS NOT NULL AND p.final_name <> p.name_raw)
           OR (p.final_role IS NOT NULL AND p.final_role <> p.role)), 0) AS wrong
       FROM extracted_persons p
       JOIN documents d ON d.id = p.document_id AND d.superseded_by IS NULL
       WHERE EXISTS (SELECT 1 FROM json_each(p.reasons) r WHERE json_extract(r.value, '$.code') = 'sampled')`,
    )
    .get()!;
}
