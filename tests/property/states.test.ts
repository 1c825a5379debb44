import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/main/engine/db/dead-letters';
import { getDocument, transition } from '../../src/main/engine/db/documents';
import { DOCUMENT_STATUSES, type DocumentStatus } from '../../src/main/engine/domain/words';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { enqueueApplicant } from '../../src/main/engine/queue/queue';
import { createDecisions } from '../../src/main/engine/pipeline/decide';
import { flagsOf } from '../../src/main/engine/db/persons';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { TransientError } from '../../src/main/engine/domain/errors';
import { givenApplicant, person, self, tempDb, tempDir } from '../integration/support/case';

/** The design's diagram, written down a second time: arrows that exist. */
const ARROWS: readonly [DocumentStatus, DocumentStatus][] = [
  ['received', 'extracted'],
  ['extracted', 'validated'],
  ['validated', 'loaded'],
  // the gate says no; an item is opened again; a person settles the last item
  ['extracted', 'needs_review'],
  ['validated', 'needs_review'],
  ['loaded', 'needs_review'],
  ['needs_review', 'validated'],
  // locked: waits for a password
  ['received', 'needs_review'],
  ['received', 'failed'],
  ['extracted', 'failed'],
  // read again
  ['extracted', 'received'],
  ['validated', 'received'],
  ['loaded', 'received'],
  ['needs_review', 'received'],
  ['failed', 'received'],
];
const exists = (from: DocumentStatus, to: DocumentStatus) => ARROWS.some(([a, b]) => a === from && b === to);
const status = fc.constantFrom(...DOCUMENT_STATUSES);

describe('a document’s states', () => {
  it('change along the arrows of the design only, from the state it is in, each with one line of history', () => {
    const db = tempDb();
    let n = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(status, status), { maxLength: 40 }), (steps) => {
        n += 1;
        const { documentIds } = givenApplicant(db, [{ path: '/x', filename: `${n}.txt` }], `a${n}`);
        const id = documentIds[0]!;
        const model: DocumentStatus[] = ['received'];
        for (const [from, to] of steps) {
          const may = from === model.at(-1) && exists(from, to);
          expect(transition(db, id, from, to, 'test', n)).toBe(may);
          if (may) model.push(to);
          expect(getDocument(db, id)!.status).toBe(model.at(-1));
        }
        const history = historyOf(db, id);
        expect(history.map((h) => h.to)).toEqual(model);
        expect(history.map((h) => h.from)).toEqual([null, ...model.slice(0, -1)]);
      }),
      { numRuns: 100 },
    );
  });

  it('whatever happens to a document, its history is one unbroken walk that ends where it is', async () => {
    const happening = fc.constantFrom(
      'good',
      'doubtful',
      'nobody',
      'dies',
      'bug',
      'confirm',
      'undo',
      'replay',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 10 }), async (story) => {
        const db = tempDb();
        const path = join(tempDir(), '논문.txt');
        writeFileSync(path, '홍길동, 김하늘');
        const { applicantId, documentIds } = givenApplicant(db, [{ path, filename: '논문.txt' }]);
        const id = documentIds[0]!;
        let next = 'good';
        const extractor = createStubExtractor({
          '*': () => {
            if (next === 'dies') throw new TransientError('worker_died');
            if (next === 'bug') throw new Error('a slip');
            if (next === 'nobody') return { persons: [], observations: {} };
            return {
              persons: [self(), person({ confidence: next === 'doubtful' ? 0.3 : 0.95 })],
              observations: {},
            };
          },
        });
        let now = 1e6;
        const decisions = createDecisions({ db, clock: () => (now += 1), actor: () => '가' });
        for (const what of story) {
          if (what === 'confirm') {
            const open = flagsOf(db, applicantId).find((f) => f.status === 'open');
            if (open) decisions.flag(open.id, { action: 'confirm' });
          } else if (what === 'undo') decisions.undo();
          else if (what === 'replay') {
            const { status: at } = getDocument(db, id)!;
            if (at !== 'received') transition(db, id, at, 'received', 'replayed', now);
          } else {
            next = what;
            enqueueApplicant(db, applicantId, { now });
            while (await runWorkerTick(db, extractor, { clock: () => (now += 20_000), rand: () => 0 }));
          }
          const history = historyOf(db, id);
          expect(history[0]!.from).toBeNull();
          for (const [i, h] of history.entries()) {
            if (i > 0) expect(h.from).toBe(history[i - 1]!.to);
            if (h.from) expect(exists(h.from, h.to)).toBe(true);
          }
          const at = getDocument(db, id)!.status;
          expect(history.at(-1)!.to).toBe(at);
          // nothing is final while somebody is asked, and nothing waits in a state between two
          const open = flagsOf(db, applicantId).some((f) => f.status === 'open');
          expect(['received', 'loaded', 'needs_review', 'failed']).toContain(at);
          if (at === 'loaded') expect(open).toBe(false);
          if (at === 'needs_review') expect(open).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});
