import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../src/main/engine/db/open';
import { aggregatesOf, flagsOf, personsOf } from '../../src/main/engine/db/persons';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createDecisions } from '../../src/main/engine/pipeline/decide';
import { enqueueApplicant } from '../../src/main/engine/queue/queue';
import { listReview, reviewRows } from '../../src/main/engine/views/review';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { givenApplicant, person, tempDb, tempDir } from './support/case';

const FAMILY = [...'김이박최정강조윤장임'];
const GIVEN = [...'가나다라마바사아자차카타파하고노도로모보'];
const PEOPLE = 200;
const name = (i: number): string => `${FAMILY[i % 10]}${GIVEN[i % 20]}${GIVEN[Math.floor(i / 10) % 20]}`;

/** One applicant with two hundred people, every one doubtful. */
async function crowd() {
  const db = tempDb();
  const path = join(tempDir(), '논문.txt');
  writeFileSync(path, '많은 이름');
  const { applicantId, documentIds } = givenApplicant(db, [
    { path, filename: '논문.txt', docType: 'journal_article' },
  ]);
  const persons = Array.from({ length: PEOPLE }, (_, i) =>
    person({ nameRaw: name(i), confidence: 0.4, bbox: { x: 10, y: i * 3, w: 20, h: 2 } }),
  );
  enqueueApplicant(db, applicantId);
  await runWorkerTick(db, createStubExtractor({ '논문.txt': { persons, observations: {} } }));
  const decisions = createDecisions({ db, clock: () => 5000, actor: () => '심사관' });
  return { db, applicantId, documentId: documentIds[0]!, decisions };
}

/** Rows that `work` inserted, changed or deleted. */
function written(db: Db, work: () => void): number {
  const total = (): number => db.sql<{ n: number }>(`SELECT total_changes() AS n`).get()!.n;
  const before = total();
  work();
  return total() - before;
}
const ids = (rows: readonly { id: number }[]): number[] => rows.map((r) => r.id);

describe('a decision among two hundred people', () => {
  it('writes what it changes, not what is there', async () => {
    const { db, applicantId, decisions } = await crowd();
    const named = flagsOf(db, applicantId).filter((f) => f.field === 'name');
    expect(named).toHaveLength(PEOPLE);
    for (const f of named.slice(0, 3)) {
      // correction, audit entry, reading, flag, person
      expect(written(db, () => decisions.flag(f.id, { action: 'confirm' }))).toBeLessThanOrEqual(6);
    }
    expect(written(db, () => decisions.undo())).toBeLessThanOrEqual(6);
    expect(flagsOf(db, applicantId).filter((f) => f.status === 'resolved')).toHaveLength(2);
  });

  it('leaves the ids of readings and people as they are', async () => {
    const { db, applicantId, documentId, decisions } = await crowd();
    const before = { people: ids(aggregatesOf(db, applicantId)), readings: ids(personsOf(db, applicantId)) };
    decisions.flag(flagsOf(db, applicantId)[5]!.id, { action: 'confirm' });
    expect(ids(aggregatesOf(db, applicantId))).toEqual(before.people);
    decisions.add({ documentId, page: 1, name: '최은우', role: 'coauthor' });
    decisions.add({ documentId, page: 1, name: '한지민', role: 'coauthor' });
    const added = ids(personsOf(db, applicantId)).slice(PEOPLE);
    decisions.flag(flagsOf(db, applicantId)[6]!.id, { action: 'confirm' });
    expect(ids(personsOf(db, applicantId)).slice(PEOPLE)).toEqual(added);
    decisions.undo();
    decisions.undo();
    expect(ids(personsOf(db, applicantId))).toEqual([...before.readings, added[0]]);
  });

  it('keeps the order of people, whoever leaves and comes back', async () => {
    const { db, applicantId, decisions } = await crowd();
    const names = (): string[] => aggregatesOf(db, applicantId).map((a) => a.canonicalName);
    const before = names();
    const flag = flagsOf(db, applicantId)[20]!;
    decisions.flag(flag.id, { action: 'reject' });
    expect(names()).toEqual(before.filter((n) => n !== flag.label));
    decisions.undo();
    expect(names()).toEqual(before);
    for (const a of aggregatesOf(db, applicantId))
      for (const s of a.sources)
        expect(personsOf(db, applicantId).find((p) => p.id === s.personId)!.aggregateId).toBe(a.id);
  });

  it('answers with the rows of the list that it changed', async () => {
    const { db, applicantId, decisions } = await crowd();
    const first = listReview(db, { applicantIds: [applicantId] }).find(
      (r) => r.flagType === 'low_confidence',
    );
    const { changed } = decisions.flag(first!.flagId, { action: 'edit', name: '최은우' });
    expect(reviewRows(db, changed)).toMatchObject([
      { flagId: first!.flagId, title: '최은우', status: 'resolved', decision: 'edited' },
    ]);
    expect(reviewRows(db, [])).toEqual([]);
    expect(listReview(db, { applicantIds: [applicantId + 1] })).toEqual([]);
    expect(listReview(db, { applicantIds: [], status: 'all' })).toEqual([]);
    expect(listReview(db, {})).toEqual(listReview(db, { applicantId }));
  });
});
