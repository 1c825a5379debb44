import { copyFileSync, existsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyAudit } from '../../src/main/engine/db/audit';
import { openDb, type Db } from '../../src/main/engine/db/open';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { enqueueApplicant } from '../../src/main/engine/queue/queue';
import { recoverJobs } from '../../src/main/engine/queue/recover';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { givenApplicant, person, self, tempDb, tempDir } from '../integration/support/case';
import { seeded } from './seeded';

const APPLICANTS = 6;
const COPIES = 12;
const extractor = createStubExtractor({
  '*': () => ({
    persons: [self(), person(), person({ nameRaw: '박서준', confidence: 0.4 })],
    observations: {},
  }),
});

/** Applicants 1 to 6 with two documents each; the folder stays, so that a copy of the case can go on with it. */
function fill(db: Db): void {
  const dir = tempDir();
  for (let a = 1; a <= APPLICANTS; a += 1) {
    const files = [1, 2].map((d) => {
      const path = join(dir, `${a}-${d}.txt`);
      writeFileSync(path, `홍길동, 김하늘 ${a}-${d}`);
      return { path, filename: `${d}.txt` };
    });
    const { applicantId } = givenApplicant(db, files, `2401-00000${a}`);
    enqueueApplicant(db, applicantId);
  }
}

async function drain(db: Db): Promise<void> {
  while (await runWorkerTick(db, extractor));
}

const roster = (db: Db) => ({
  documents: db.sql(`SELECT id, status, page_count FROM documents ORDER BY id`).all(),
  people: db
    .sql(
      `SELECT applicant_id, canonical_name, roles, final_status FROM person_aggregates
          ORDER BY applicant_id, canonical_name`,
    )
    .all(),
  flags: db
    .sql(`SELECT document_id, flag_type, label, status FROM review_flags ORDER BY document_id, label`)
    .all(),
});

/**
 * What a power cut leaves: the database as the last checkpoint synced it, and a write-ahead log whose last part never
 * reached the disk, or reached it as garbage. Copies are taken between two statements, which is when a disk sees them.
 */
describe('power loss', () => {
  it(`at ${COPIES} random moments leaves a sound case that goes on to the same roster`, async () => {
    const rand = seeded();
    const db = tempDb();
    fill(db);
    const copies: { file: string; ticks: number; lost: string }[] = [];
    const out = tempDir();
    // what a checkpoint copies into the file it has brought onto the disk before: no power loss takes it out of the log again
    let synced = false;
    const snap = (ticks: number): void => {
      const file = join(out, `${copies.length}.sqlite`);
      copyFileSync(db.file, file);
      let lost = 'nothing in the log';
      if (existsSync(`${db.file}-wal`)) {
        copyFileSync(`${db.file}-wal`, `${file}-wal`);
        const { size } = statSync(`${file}-wal`);
        const keep = synced ? size : Math.floor(rand() * size);
        truncateSync(`${file}-wal`, keep);
        const garbage = rand() < 0.5;
        if (garbage) writeFileSync(`${file}-wal`, Buffer.alloc(size - keep, 0x5a), { flag: 'a' });
        lost = `${size - keep} of ${size} bytes ${garbage ? 'garbled' : 'gone'}`;
      }
      copies.push({ file, ticks, lost });
    };
    let ticks = 0;
    const at = Array.from({ length: COPIES }, () => Math.floor(rand() * (APPLICANTS + 1))).sort(
      (a, b) => a - b,
    );
    const due = (): void => {
      for (; at[0] === ticks; at.shift()) {
        // half of the time the log was emptied into the file before
        if (rand() < 0.5) {
          db.client.pragma('wal_checkpoint(PASSIVE)');
          synced = true;
        }
        snap(ticks);
      }
    };
    for (due(); await runWorkerTick(db, extractor); due()) {
      ticks += 1;
      synced = false;
    }
    for (; at.length > 0; at.shift()) snap(ticks);
    expect(copies).toHaveLength(COPIES);
    const whole = roster(db);
    let kept = 0;

    for (const { file, ticks: when, lost } of copies) {
      const about = `after ${when} applicants, ${lost}`;
      const copy = openDb(file);
      try {
        expect(copy.client.pragma('integrity_check', { simple: true }), about).toBe('ok');
        expect(verifyAudit(copy).broken, about).toBeNull();
        recoverJobs(copy);
        // how far back a cut throws the case depends on the log; what it holds must be whole, and the rest can be dropped again
        const held = copy.sql<{ n: number }>(`SELECT count(*) AS n FROM documents`).get()!.n;
        const waiting = copy.sql<{ id: number }>(`SELECT DISTINCT applicant_id AS id FROM documents`).all();
        for (const { id } of waiting) enqueueApplicant(copy, id);
        await drain(copy);
        const got = roster(copy);
        expect(got.documents, about).toEqual(whole.documents.slice(0, held));
        const ids = new Set(waiting.map((w) => w.id));
        const mine = (rows: unknown[]) =>
          rows.filter((r) => ids.has((r as { applicant_id: number }).applicant_id));
        kept += held;
        if (held % 2 === 0) expect(got.people, about).toEqual(mine(whole.people));
        const documents = new Set(got.documents.map((d) => (d as { id: number }).id));
        expect(got.flags, about).toEqual(
          whole.flags.filter((f) => documents.has((f as { document_id: number }).document_id)),
        );
      } finally {
        copy.close();
      }
    }
    // copies that are all empty would prove nothing
    expect(kept).toBeGreaterThan(0);
  });
});
