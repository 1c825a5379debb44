import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Db } from '../../src/main/engine/db/open';
import {
  beat,
  cancelJobs,
  claimNextJob,
  completeJob,
  enqueueApplicant,
  failJob,
  LEASE_MS,
  prioritise,
  releaseJob,
} from '../../src/main/engine/queue/queue';
import { reclaimJobs, recoverJobs } from '../../src/main/engine/queue/recover';
import { MAX_ATTEMPTS } from '../../src/main/engine/queue/retry';
import { turnOver } from '../../src/main/engine/queue/turn';
import { tempDb } from '../integration/support/case';

interface ModelJob {
  id: number;
  applicant: number;
  status: 'queued' | 'running' | 'done' | 'error';
  attempts: number;
  priority: number;
  createdAt: number;
  runAfter: number;
  owner: string | null;
  until: number;
}
/** The queue as a list, written down a second time without SQL. */
interface Model {
  now: number;
  claims: number;
  jobs: ModelJob[];
}
type Real = { db: Db };
type Command = fc.Command<Model, Real>;

const waits = (m: Model, applicant: number) =>
  m.jobs.find((j) => j.applicant === applicant && j.status === 'queued');
const claimable = (m: Model): ModelJob | undefined =>
  m.jobs
    .filter((j) => j.status === 'queued' && j.runAfter <= m.now)
    .filter((j) => !m.jobs.some((r) => r.applicant === j.applicant && r.status === 'running'))
    .sort((a, b) => a.priority - b.priority || a.createdAt - b.createdAt || a.id - b.id)[0];
const give = (j: ModelJob): void => {
  Object.assign(j, { status: 'queued', attempts: Math.max(0, j.attempts - 1), owner: null });
};

/** What must hold after every step, whatever the order. */
function check(m: Model, { db }: Real): void {
  const rows = db
    .sql<{ id: number; status: string; attempts: number; lease_owner: string | null; dedupe_key: string }>(
      `SELECT id, status, attempts, lease_owner, dedupe_key FROM jobs ORDER BY id`,
    )
    .all();
  expect(rows.map((r) => [r.id, r.status, r.attempts, r.lease_owner])).toEqual(
    m.jobs.map((j) => [j.id, j.status, j.attempts, j.owner]),
  );
  const running = rows.filter((r) => r.status === 'running').map((r) => r.dedupe_key);
  expect(new Set(running).size).toBe(running.length);
  for (const r of rows) {
    expect(r.attempts).toBeLessThanOrEqual(MAX_ATTEMPTS);
    expect(r.lease_owner !== null).toBe(r.status === 'running');
  }
}

const command = (name: string, run: (m: Model, db: Db) => void): Command => ({
  check: () => true,
  run: (m, real) => {
    m.now += 1;
    run(m, real.db);
    check(m, real);
  },
  toString: () => name,
});
const nth = (m: Model, n: number): ModelJob | undefined => m.jobs[n % Math.max(1, m.jobs.length)];

const commands = [
  fc.integer({ min: 1, max: 4 }).map((applicant) =>
    command(`enqueue(${applicant})`, (m, db) => {
      const known = waits(m, applicant);
      const { id } = enqueueApplicant(db, applicant, { now: m.now });
      if (known) return expect(id).toBe(known.id);
      m.jobs.push({
        id,
        applicant,
        status: 'queued',
        attempts: 0,
        priority: 0,
        createdAt: m.now,
        runAfter: 0,
        owner: null,
        until: 0,
      });
    }),
  ),
  fc.constant(
    command('claim', (m, db) => {
      const owner = `c${(m.claims += 1)}`;
      const job = claimable(m);
      expect(claimNextJob(db, { now: m.now, owner })?.id).toBe(job?.id);
      if (job)
        Object.assign(job, { status: 'running', attempts: job.attempts + 1, owner, until: m.now + LEASE_MS });
    }),
  ),
  fc.tuple(fc.array(fc.nat(20), { maxLength: 3 }), fc.nat(4), fc.boolean()).map(([done, want, free]) =>
    command(`turn(${done.join()}, ${want}${free ? ', free' : ''})`, (m, db) => {
      const owner = `c${(m.claims += 1)}`;
      const handed = done.flatMap((n) => nth(m, n) ?? []);
      const finished = handed.map((j) => ({ id: j.id, owner: j.owner ?? 'nobody' }));
      for (const j of handed) if (j.status === 'running') Object.assign(j, { status: 'done', owner: null });
      if (free) m.jobs.filter((j) => j.status === 'running').forEach(give);
      const expected: number[] = [];
      for (let job = claimable(m); job && expected.length < want; job = claimable(m)) {
        expected.push(job.id);
        Object.assign(job, { status: 'running', attempts: job.attempts + 1, owner, until: m.now + LEASE_MS });
      }
      const turn = { finished, want, owner, ...(free && { free: () => void recoverJobs(db, [], m.now) }) };
      expect(turnOver(db, turn, m.now).map((j) => j.id)).toEqual(expected);
    }),
  ),
  fc.tuple(fc.nat(20), fc.boolean()).map(([n, mine]) =>
    command(`complete(${n}, ${mine ? 'own' : 'foreign'})`, (m, db) => {
      const job = nth(m, n);
      if (!job) return;
      const may = job.status === 'running' && mine;
      expect(completeJob(db, job.id, m.now, mine ? (job.owner ?? 'nobody') : 'stranger')).toBe(may);
      if (may) Object.assign(job, { status: 'done', owner: null });
    }),
  ),
  fc.tuple(fc.nat(20), fc.constantFrom('transient', 'permanent', 'bug')).map(([n, kind]) =>
    command(`fail(${n}, ${kind})`, (m, db) => {
      const job = nth(m, n);
      if (!job) return;
      const shape = { kind: kind as 'transient', code: 'worker_died', message: '' };
      const outcome = failJob(db, job.id, shape, { now: m.now, rand: () => 0 });
      if (job.status !== 'running') return expect(outcome).toBeNull();
      const again = kind === 'transient' && job.attempts < MAX_ATTEMPTS;
      expect(outcome).toBe(again ? 'queued' : 'error');
      Object.assign(job, {
        status: outcome,
        owner: null,
        runAfter: again ? m.now + 2000 * 2 ** (job.attempts - 1) : 0,
      });
    }),
  ),
  fc.nat(20).map((n) =>
    command(`release(${n})`, (m, db) => {
      const job = nth(m, n);
      if (!job) return;
      expect(releaseJob(db, job.id, m.now)).toBe(job.status === 'running');
      if (job.status === 'running') give(job);
    }),
  ),
  fc.nat(20).map((n) =>
    command(`beat(${n})`, (m, db) => {
      const job = nth(m, n);
      if (!job) return;
      expect(beat(db, job.id, job.owner ?? 'nobody', m.now)).toBe(job.status === 'running');
      if (job.status === 'running') job.until = m.now + LEASE_MS;
    }),
  ),
  fc.option(fc.integer({ min: 1, max: 4 })).map((applicant) =>
    command(`cancel(${applicant ?? 'all'})`, (m, db) => {
      const hit = m.jobs.filter(
        (j) =>
          (j.status === 'queued' || j.status === 'running') &&
          (applicant === null || j.applicant === applicant),
      );
      expect(cancelJobs(db, applicant, m.now)).toBe(hit.length);
      for (const j of hit) Object.assign(j, { status: 'error', owner: null });
    }),
  ),
  fc.integer({ min: 1, max: 4 }).map((applicant) =>
    command(`prioritise(${applicant})`, (m, db) => {
      const queued = m.jobs.filter((j) => j.status === 'queued');
      const first = Math.min(...queued.map((j) => j.priority)) - 1;
      const hit = queued.filter((j) => j.applicant === applicant);
      expect(prioritise(db, applicant, m.now)).toBe(hit.length > 0);
      for (const j of hit) j.priority = first;
    }),
  ),
  fc.constant(
    command('restart', (m, db) => {
      const running = m.jobs.filter((j) => j.status === 'running');
      expect(recoverJobs(db, [], m.now)).toBe(running.length);
      running.forEach(give);
    }),
  ),
  fc.integer({ min: 1, max: 2 * LEASE_MS }).map((ms) =>
    command(`wait(${ms})`, (m, db) => {
      m.now += ms;
      const lost = m.jobs.filter((j) => j.status === 'running' && j.until < m.now);
      expect(reclaimJobs(db, [], m.now)).toBe(lost.length);
      lost.forEach(give);
    }),
  ),
];

it('the queue behaves as its model, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60 }), (steps) => {
      const db = tempDb();
      fc.modelRun(() => ({ model: { now: 1000, claims: 0, jobs: [] }, real: { db } }), steps);
      db.close();
    }),
    { numRuns: 60 },
  );
});
