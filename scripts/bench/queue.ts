import { join } from 'node:path';
import { openDb } from '../../src/main/engine/db/open';
import {
  claimNextJob,
  completeJob,
  enqueueApplicant,
  enqueueApplicants,
} from '../../src/main/engine/queue/queue';
import { turnOver } from '../../src/main/engine/queue/turn';
import { median, perSecond, seconds, type Part, type Row } from './table';

const JOBS = 20_000;
const ROUNDS = 3;

type Plainjob = typeof import('plainjob');

/** Jobs worked on at the same time: as many as the engine takes on a computer with few cores. */
const LANES = 2;

/** Seconds of filling the queue and of working it off. */
interface Times {
  readonly fill: number;
  readonly work: number;
}

/**
 * Ours: one row a job, kept as history; one waiting job an applicant; a claim takes a lease and keeps an applicant's jobs apart.
 * Filled one by one, worked one by one.
 */
async function runOurs(file: string): Promise<Times> {
  const db = openDb(file);
  const fill = await seconds(() => {
    for (let i = 1; i <= JOBS; i++) enqueueApplicant(db, i);
  });
  let done = 0;
  const work = await seconds(() => {
    for (let job = claimNextJob(db); job; job = claimNextJob(db)) if (completeJob(db, job.id)) done += 1;
  });
  db.close();
  if (done !== JOBS) throw new Error(`our queue finished ${done} of ${JOBS} jobs`);
  return { fill, work };
}

/** The same queue as the engine's loop uses it: a round is queued at once, lanes hand in and take in turns. */
async function runOursInTurns(file: string): Promise<Times> {
  const db = openDb(file);
  const ids = Array.from({ length: JOBS }, (_, i) => i + 1);
  const fill = await seconds(() => void enqueueApplicants(db, ids));
  let turns = 0;
  const work = await seconds(() => {
    let finished: { id: number; owner: string }[] = [];
    for (;;) {
      const owner = `bench:${(turns += 1)}`;
      const jobs = turnOver(db, { finished, want: LANES, owner });
      if (jobs.length === 0) break;
      finished = jobs.map((job) => ({ id: job.id, owner }));
    }
  });
  const { done } = db
    .sql<{ done: number }>(`SELECT count(*) AS done FROM jobs WHERE status = 'done' AND attempts = 1`)
    .get()!;
  db.close();
  if (done !== JOBS) throw new Error(`our queue finished ${done} of ${JOBS} jobs`);
  return { fill, work };
}

/** `many`: filled with its call for several jobs at once. */
async function runPlainjob({ better, defineQueue }: Plainjob, file: string, many: boolean): Promise<Times> {
  const { default: Database } = await import('better-sqlite3');
  const quiet = { error() {}, warn() {}, info() {}, debug() {} };
  const queue = defineQueue({ connection: better(new Database(file)), logger: quiet });
  const jobs = Array.from({ length: JOBS }, (_, i) => ({ applicantId: i + 1 }));
  const fill = await seconds(() => {
    if (many) queue.addMany('process_applicant', jobs);
    else for (const job of jobs) queue.add('process_applicant', job);
  });
  let done = 0;
  const work = await seconds(() => {
    for (;;) {
      const job = queue.getAndMarkJobAsProcessing('process_applicant');
      if (!job) break;
      queue.markJobAsDone(job.id);
      done += 1;
    }
  });
  queue.close();
  if (done !== JOBS) throw new Error(`plainjob finished ${done} of ${JOBS} jobs`);
  return { fill, work };
}

const jobsPerSecond = (times: readonly Times[], part: keyof Times): number =>
  JOBS / median(times.map((t) => t[part]));

export const queue: Part = {
  name: 'queue',
  async measure(folder): Promise<Row[]> {
    const peer = await import('plainjob').catch(() => null);
    const ours: Times[] = [];
    const inTurns: Times[] = [];
    const theirs: Times[] = [];
    const theirsAtOnce: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await runOurs(join(folder, `ours-${round}.sqlite`)));
      inTurns.push(await runOursInTurns(join(folder, `turns-${round}.sqlite`)));
      if (!peer) continue;
      theirs.push(await runPlainjob(peer, join(folder, `plainjob-${round}.sqlite`), false));
      theirsAtOnce.push(await runPlainjob(peer, join(folder, `plainjob-many-${round}.sqlite`), true));
    }
    const row = (
      what: string,
      times: readonly Times[],
      part: keyof Times,
      against: readonly Times[] = theirs,
    ): Row => {
      const mine = jobsPerSecond(times, part);
      if (!peer) return { what, ours: perSecond(mine, 'jobs'), peer: 'plainjob: not installed' };
      const other = jobsPerSecond(against, part);
      return {
        what,
        ours: perSecond(mine, 'jobs'),
        peer: 'plainjob (no lease, no attempts)',
        theirs: perSecond(other, 'jobs'),
        ratio: mine / other,
      };
    };
    const jobs = JOBS.toLocaleString('en');
    return [
      row(`queue: ${jobs} × claim + complete, as the engine's ${LANES} lanes do`, inTurns, 'work'),
      row(`queue: ${jobs} × claim + complete, one by one`, ours, 'work'),
      row(`queue: ${jobs} × enqueue, as a round is begun`, inTurns, 'fill', theirsAtOnce),
      row(`queue: ${jobs} × enqueue, one by one`, ours, 'fill'),
    ];
  },
};
