import { join } from 'node:path';
import { openDb } from '../../src/main/engine/db/open';
import { claimNextJob, completeJob, enqueueApplicant } from '../../src/main/engine/queue/queue';
import { median, perSecond, seconds, type Part, type Row } from './table';

const JOBS = 20_000;
const ROUNDS = 3;

type Plainjob = typeof import('plainjob');

/** Seconds of filling the queue and of working it off. */
interface Times {
  readonly fill: number;
  readonly work: number;
}

/** Ours: one row a job, kept as history; one waiting job an applicant; a claim takes a lease and keeps an applicant's jobs apart. */
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

async function runPlainjob({ better, defineQueue }: Plainjob, file: string): Promise<Times> {
  const { default: Database } = await import('better-sqlite3');
  const quiet = { error() {}, warn() {}, info() {}, debug() {} };
  const queue = defineQueue({ connection: better(new Database(file)), logger: quiet });
  const fill = await seconds(() => {
    for (let i = 1; i <= JOBS; i++) queue.add('process_applicant', { applicantId: i });
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
    const theirs: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await runOurs(join(folder, `ours-${round}.sqlite`)));
      if (peer) theirs.push(await runPlainjob(peer, join(folder, `plainjob-${round}.sqlite`)));
    }
    const row = (what: string, part: keyof Times): Row => {
      const mine = jobsPerSecond(ours, part);
      if (!peer) return { what, ours: perSecond(mine, 'jobs'), peer: 'plainjob: not installed' };
      const other = jobsPerSecond(theirs, part);
      return {
        what,
        ours: perSecond(mine, 'jobs'),
        peer: 'plainjob (no lease, no attempts)',
        theirs: perSecond(other, 'jobs'),
        ratio: mine / other,
      };
    };
    return [
      row(`queue: ${JOBS.toLocaleString('en')} × claim + complete`, 'work'),
      row(`queue: ${JOBS.toLocaleString('en')} × enqueue`, 'fill'),
    ];
  },
};
