import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyAudit } from '../../src/main/engine/db/audit';
import { activeDocuments } from '../../src/main/engine/db/documents';
import { openDb, type Db } from '../../src/main/engine/db/open';
import { aggregatesOf, flagsOf, personsOf } from '../../src/main/engine/db/persons';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { createDecisions } from '../../src/main/engine/pipeline/decide';
import { enqueueApplicant } from '../../src/main/engine/queue/queue';
import { undoState } from '../../src/main/engine/views/undo';
import { runWorkerTick } from '../../src/main/engine/worker/tick';
import { givenApplicant, person, self, tempDir } from '../integration/support/case';

const NAMES = ['김하늘', '박서준', '최은우'];
const extractor = createStubExtractor({
  '*': () => ({
    persons: [
      self(),
      ...NAMES.map((nameRaw, i) =>
        person({
          nameRaw,
          bbox: { x: 100, y: 100 + 30 * i, w: 60, h: 12 },
          confidence: i === 0 ? 0.95 : 0.4,
          work: { index: i + 2, count: NAMES.length + 1 },
        }),
      ),
    ],
    observations: {},
  }),
});

interface Real {
  db: Db;
  applicantId: number;
  now: number;
}
/** An editor's two stacks, holding what the case looked like: undo goes back to it, redo forward again. */
interface Model {
  past: string[];
  now: string;
  future: string[];
}

const decisions = (r: Real) =>
  createDecisions({ db: r.db, clock: () => (r.now += 1), actor: () => '심사관' });

/** Everything a person sees of the applicant, without row numbers. */
function look({ db, applicantId }: Real): string {
  return JSON.stringify({
    persons: personsOf(db, applicantId)
      .map((p) => [p.nameRaw, p.finalName, p.finalRole, p.role, p.reviewStatus, p.excluded, p.origin])
      .sort(),
    people: aggregatesOf(db, applicantId)
      .map((a) => [a.canonicalName, a.roles, a.finalStatus])
      .sort(),
    flags: flagsOf(db, applicantId)
      .map((f) => [f.label, f.flagType, f.status])
      .sort(),
    documents: activeDocuments(db, applicantId).map((d) => d.status),
  });
}

async function rerun(r: Real): Promise<void> {
  enqueueApplicant(r.db, r.applicantId);
  const tick = await runWorkerTick(r.db, extractor);
  expect(tick?.error).toBeUndefined();
}

type Command = fc.AsyncCommand<Model, Real>;
const command = (name: string, run: (m: Model, r: Real) => Promise<void> | void): Command => ({
  check: () => true,
  async run(m, r) {
    await run(m, r);
    expect(look(r), name).toBe(m.now);
    const { undo, redo } = undoState(r.db, 'ko');
    expect([undo !== null, redo !== null], name).toEqual([m.past.length > 0, m.future.length > 0]);
  },
  toString: () => name,
});

/** Runs a decision; the model learns the new picture and forgets what could be redone. */
function decide(m: Model, r: Real, act: () => void): void {
  try {
    act();
  } catch (e) {
    // an edit that changes nothing is refused and leaves no trace
    if (!/empty_edit/.test(String(e))) throw e;
    return;
  }
  m.past.push(m.now);
  m.future = [];
  m.now = look(r);
}

const which = fc.nat(NAMES.length - 1);
const commands = [
  fc.tuple(which, fc.constantFrom('confirm', 'reject', 'exclude')).map(([i, action]) =>
    command(`${action}(${NAMES[i]})`, (m, r) =>
      decide(m, r, () => {
        const p = personsOf(r.db, r.applicantId).find((x) => x.nameRaw === NAMES[i])!;
        decisions(r).source(p.id, { action: action as 'confirm' });
      }),
    ),
  ),
  fc.tuple(which, fc.constantFrom('이새벽', '정다온'), fc.boolean()).map(([i, name, role]) =>
    command(`edit(${NAMES[i]}, ${name}, ${role})`, (m, r) =>
      decide(m, r, () => {
        const p = personsOf(r.db, r.applicantId).find((x) => x.nameRaw === NAMES[i])!;
        decisions(r).source(p.id, { action: 'edit', name, ...(role && { role: 'corresponding_author' }) });
      }),
    ),
  ),
  fc.constantFrom('한결', '새온').map((name) =>
    command(`add(${name})`, (m, r) =>
      decide(m, r, () => {
        const { id } = activeDocuments(r.db, r.applicantId)[0]!;
        decisions(r).add({ documentId: id, page: 1, name: `박${name}`, role: 'coauthor' });
      }),
    ),
  ),
  fc.constant(
    command('undo', (m, r) => {
      const done = decisions(r).undo();
      expect(done !== null).toBe(m.past.length > 0);
      if (!done) return;
      m.future.push(m.now);
      m.now = m.past.pop()!;
    }),
  ),
  fc.constant(
    command('redo', (m, r) => {
      const done = decisions(r).redo();
      expect(done !== null).toBe(m.future.length > 0);
      if (!done) return;
      m.past.push(m.now);
      m.now = m.future.pop()!;
    }),
  ),
  fc.constant(command('read again', (_m, r) => rerun(r))),
  fc.constant(
    command('restart', (_m, r) => {
      const { file } = r.db;
      r.db.close();
      r.db = openDb(file);
    }),
  ),
];

it('undo and redo walk back and forth over every picture, also across re-runs and restarts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (steps) => {
      const dir = tempDir();
      const path = join(dir, '논문.txt');
      writeFileSync(path, '홍길동, 김하늘, 박서준, 최은우');
      const db = openDb(join(dir, 'case.sqlite'));
      const { applicantId } = givenApplicant(db, [{ path, filename: '논문.txt' }]);
      const real: Real = { db, applicantId, now: 5000 };
      await rerun(real);
      await fc.asyncModelRun(() => ({ model: { past: [], now: look(real), future: [] }, real }), steps);
      expect(verifyAudit(real.db).broken).toBeNull();
      real.db.close();
    }),
    { numRuns: 25 },
  );
});
