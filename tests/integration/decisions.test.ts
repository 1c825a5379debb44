import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyAudit } from '../../src/main/engine/db/audit';
import { activeDocuments, receiveDocument } from '../../src/main/engine/db/documents';
import type { Db } from '../../src/main/engine/db/open';
import { aggregatesOf, flagsOf, personsOf } from '../../src/main/engine/db/persons';
import type { Extraction } from '../../src/main/engine/domain/person';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createDecisions } from '../../src/main/engine/pipeline/decide';
import { enqueueApplicant } from '../../src/main/engine/queue/queue';
import { undoState } from '../../src/main/engine/views/undo';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { givenApplicant, person, self, tempDb, tempDir } from './support/case';

const doubtful = (): Extraction => ({
  persons: [
    { ...self(), work: { index: 1, count: 2 } },
    person({ nameRaw: '박서준', confidence: 0.4, work: { index: 2, count: 2 } }),
  ],
  observations: {},
});

async function loaded(script = doubtful) {
  const db = tempDb();
  const path = join(tempDir(), '논문.txt');
  writeFileSync(path, '홍길동, 박서준');
  const { applicantId, documentIds } = givenApplicant(db, [
    { path, filename: '논문.txt', docType: 'journal_article' },
  ]);
  const extractor = createStubExtractor({ '논문.txt': () => script() });
  const run = async (): Promise<void> => {
    enqueueApplicant(db, applicantId);
    const tick = await runWorkerTick(db, extractor);
    expect(tick?.error).toBeUndefined();
  };
  await run();
  let now = 5000;
  const decisions = createDecisions({ db, clock: () => (now += 1), actor: () => '심사관' });
  return { db, path, applicantId, documentId: documentIds[0]!, decisions, run };
}

const state = (db: Db, applicantId: number) => ({
  document: activeDocuments(db, applicantId)[0]!.status,
  flags: flagsOf(db, applicantId).map((f) => [f.flagType, f.status]),
  people: aggregatesOf(db, applicantId).map((a) => [a.canonicalName, a.finalStatus, a.isSelf]),
});

const OPEN = {
  document: 'needs_review',
  flags: [['low_confidence', 'open']],
  people: [
    ['홍길동', 'auto', true],
    ['박서준', 'open', false],
  ],
};
const CONFIRMED = {
  document: 'loaded',
  flags: [['low_confidence', 'resolved']],
  people: [
    ['홍길동', 'auto', true],
    ['박서준', 'confirmed', false],
  ],
};

describe('decisions', () => {
  it('close the flag, load the document and can be undone and redone, step by step', async () => {
    const { db, applicantId, decisions } = await loaded();
    expect(state(db, applicantId)).toEqual(OPEN);
    const flagId = flagsOf(db, applicantId)[0]!.id;
    expect(decisions.flag(flagId, { action: 'confirm' }).changed).toEqual([flagId]);
    expect(state(db, applicantId)).toEqual(CONFIRMED);
    expect(undoState(db, 'ko')).toEqual({ undo: '박서준 확정', redo: null });
    decisions.undo();
    expect(state(db, applicantId)).toEqual(OPEN);
    expect(undoState(db, 'ko')).toEqual({ undo: null, redo: '박서준 확정' });
    decisions.redo();
    expect(state(db, applicantId)).toEqual(CONFIRMED);
    decisions.undo();
    expect(decisions.undo()).toBeNull();
    expect(state(db, applicantId)).toEqual(OPEN);
    expect(verifyAudit(db).broken).toBeNull();
  });

  it('survive a re-run: the same reading gets the same decision', async () => {
    const { db, applicantId, decisions, run } = await loaded();
    decisions.flag(flagsOf(db, applicantId)[0]!.id, {
      action: 'edit',
      name: '박서진',
      role: 'corresponding_author',
    });
    const edited = aggregatesOf(db, applicantId)[1];
    expect(edited).toMatchObject({
      canonicalName: '박서진',
      finalStatus: 'edited',
      roles: ['corresponding_author'],
    });
    await run();
    const again = aggregatesOf(db, applicantId)[1];
    expect(again).toMatchObject({
      canonicalName: '박서진',
      finalStatus: 'edited',
      roles: ['corresponding_author'],
    });
    expect(activeDocuments(db, applicantId)[0]!.status).toBe('loaded');
  });

  it('survive a new version of the file under the same name', async () => {
    const { db, applicantId, documentId, decisions, path, run } = await loaded();
    decisions.flag(flagsOf(db, applicantId)[0]!.id, { action: 'reject' });
    const { id: _old, ...old } = activeDocuments(db, applicantId)[0]!;
    const next = receiveDocument(db, { ...old, filepath: path, fingerprint: 'another' }, 6000);
    expect(next).not.toBe(documentId);
    await run();
    expect(activeDocuments(db, applicantId).map((d) => d.id)).toEqual([next]);
    expect(personsOf(db, applicantId).find((p) => p.nameRaw === '박서준')?.reviewStatus).toBe('rejected');
  });

  it('that no longer find their place are shown to a person, and go when undone', async () => {
    let found: Extraction = doubtful();
    const { db, applicantId, decisions, run } = await loaded(() => found);
    decisions.flag(flagsOf(db, applicantId)[0]!.id, { action: 'confirm' });
    found = {
      persons: [self(), person({ nameRaw: '박서중', work: { index: 2, count: 2 } })],
      observations: {},
    };
    await run();
    const lost = flagsOf(db, applicantId).filter((f) => f.field === 'decision');
    expect(lost.map((f) => [f.flagType, f.status, f.label])).toEqual([
      ['incomplete', 'open', '전에 결정한 “박서준”을(를) 새 판독에서 찾지 못했습니다.'],
    ]);
    decisions.undo();
    expect(flagsOf(db, applicantId).filter((f) => f.field === 'decision')).toEqual([]);
  });

  it('reject takes a name out of the people, undo brings it back', async () => {
    const { db, applicantId, decisions } = await loaded();
    decisions.flag(flagsOf(db, applicantId)[0]!.id, { action: 'reject' });
    expect(aggregatesOf(db, applicantId).map((a) => a.canonicalName)).toEqual(['홍길동']);
    decisions.undo();
    expect(aggregatesOf(db, applicantId).map((a) => a.canonicalName)).toEqual(['홍길동', '박서준']);
  });

  it('add a person somebody sees, who stays over a re-run and leaves with undo', async () => {
    const { db, applicantId, documentId, decisions, run } = await loaded();
    decisions.add({ documentId, page: 2, name: '최은우', role: 'coauthor' });
    await run();
    expect(aggregatesOf(db, applicantId).map((a) => a.canonicalName)).toContain('최은우');
    decisions.undo();
    expect(aggregatesOf(db, applicantId).map((a) => a.canonicalName)).not.toContain('최은우');
    expect(personsOf(db, applicantId).some((p) => p.origin === 'human')).toBe(false);
  });

  it('refuse a placeholder and an edit without a change, and leave nothing behind', async () => {
    const { db, applicantId, decisions } = await loaded();
    const flagId = flagsOf(db, applicantId)[0]!.id;
    expect(() => decisions.flag(flagId, { action: 'edit', name: '○○○' })).toThrow('not_a_name');
    expect(() => decisions.flag(flagId, { action: 'edit', name: '박서준' })).toThrow('empty_edit');
    expect(() => decisions.flag(999, { action: 'confirm' })).toThrow('no_such_item');
    expect(state(db, applicantId)).toEqual(OPEN);
    expect(undoState(db, 'ko').undo).toBeNull();
  });

  it('a document flag is settled by saying that nobody is missing', async () => {
    const { db, applicantId, decisions } = await loaded(() => ({ persons: [], observations: {} }));
    expect(state(db, applicantId)).toMatchObject({
      document: 'needs_review',
      flags: [['incomplete', 'open']],
    });
    decisions.flag(flagsOf(db, applicantId)[0]!.id, { action: 'confirm' });
    expect(state(db, applicantId)).toMatchObject({ document: 'loaded', flags: [['incomplete', 'resolved']] });
  });
});

describe('identity decisions', () => {
  const twoForms = (): Extraction => ({
    persons: [
      self(),
      person({ nameRaw: 'Ha-Neul Kim', work: { title: '첫째', index: 2, count: 2 } }),
      person({ nameRaw: 'H. N. Kim', page: 2, work: { title: '둘째', index: 1, count: 2 } }),
    ],
    observations: {},
  });
  const pair = { nameA: 'H. N. Kim', nameB: 'Ha-Neul Kim' } as const;
  const people = (db: Db, applicantId: number) => aggregatesOf(db, applicantId).map((a) => a.canonicalName);

  it('a dismissed pair stays dismissed over re-runs, and comes back with undo', async () => {
    const { db, applicantId, decisions, run } = await loaded(twoForms);
    const open = () =>
      flagsOf(db, applicantId).filter((f) => f.flagType === 'ambiguous' && f.status === 'open').length;
    expect(open()).toBe(2);
    decisions.identity({ applicantId, ...pair, verdict: 'different', reason: '다른 연구실' });
    expect(open()).toBe(0);
    await run();
    expect(open()).toBe(0);
    expect(people(db, applicantId)).toEqual(['홍길동', 'Ha-Neul Kim', 'H. N. Kim']);
    decisions.undo();
    expect(open()).toBe(2);
  });

  it('the same answer given twice is one step to take back, whichever name came first', async () => {
    const { db, applicantId, decisions } = await loaded(twoForms);
    const open = () => flagsOf(db, applicantId).filter((f) => f.status === 'open').length;
    const before = open();
    const { nameA, nameB } = pair;
    decisions.identity({ applicantId, nameA, nameB, verdict: 'different' });
    decisions.identity({ applicantId, nameA, nameB, verdict: 'different' });
    decisions.identity({ applicantId, nameA: nameB, nameB: nameA, verdict: 'different' });
    expect(open()).toBeLessThan(before);
    decisions.undo();
    expect(open()).toBe(before);
    decisions.identity({ applicantId, nameA, nameB, verdict: 'different' });
    decisions.identity({ applicantId, nameA, nameB, verdict: 'same' });
    expect(people(db, applicantId)).toEqual(['홍길동', 'Ha-Neul Kim']);
    decisions.undo();
    expect(people(db, applicantId)).toEqual(['홍길동', 'Ha-Neul Kim', 'H. N. Kim']);
    expect(open()).toBeLessThan(before);
  });

  it('a spelling taken out of a person stays out over re-runs, and one undo brings it back', async () => {
    const { db, applicantId, decisions, run } = await loaded(() => ({
      persons: [
        self(),
        person({ nameRaw: '김하늘', work: { title: '첫째', index: 2, count: 2 } }),
        person({
          nameRaw: 'Ha-Neul Kim',
          aliases: ['김하늘'],
          page: 2,
          work: { title: '둘째', index: 1, count: 2 },
        }),
        person({
          nameRaw: 'Haneul Kim',
          aliases: ['김하늘'],
          page: 3,
          work: { title: '셋째', index: 1, count: 2 },
        }),
      ],
      observations: {},
    }));
    expect(people(db, applicantId)).toEqual(['홍길동', '김하늘']);
    decisions.identity({
      applicantId,
      nameA: 'Ha-Neul Kim',
      nameB: '김하늘',
      more: ['Haneul Kim'],
      verdict: 'different',
      reason: '다른 사람',
    });
    await run();
    expect(people(db, applicantId)).toEqual(['홍길동', '김하늘', 'Ha-Neul Kim']);
    decisions.undo();
    expect(people(db, applicantId)).toEqual(['홍길동', '김하늘']);
  });

  it('a merged pair is one person with both sources, until undone', async () => {
    const { db, applicantId, decisions, run } = await loaded(twoForms);
    decisions.identity({ applicantId, ...pair, verdict: 'same' });
    await run();
    expect(people(db, applicantId)).toEqual(['홍길동', 'Ha-Neul Kim']);
    expect(aggregatesOf(db, applicantId)[1]!.sources).toHaveLength(2);
    decisions.undo();
    expect(people(db, applicantId)).toEqual(['홍길동', 'Ha-Neul Kim', 'H. N. Kim']);
  });
});
