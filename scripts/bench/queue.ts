import { join } from 'node:path';
import { openDb } from '../../src/main/engine/db/open';
import { claimNextJob, completeJob, enqueueApplicant } from '../../src/main/engine/queue/queue';
import { inTurn, perSecond, type Part, type Row } from './table';

const JOBS = 20_000;
const ROUNDS = 3;

type Plainjob = typeof import('plainjob');

/** Ours: one row a job, kept as history; a claim takes a lease and keeps an applicant's jobs apart. Times in seconds. */
function runOurs(file: string): void {
  const db = openDb(file);
  for (let i = 1; i <= JOBS; i++) enqueueApplicant(db, i);
  let done = 0;
  for (let job = claimNextJob(db); job; job = claimNextJob(db)) if (completeJob(db, job.id)) done += 1;
  db.close();
  if (done !== JOBS) throw new Error(`our queue finished ${done} of ${JOBS} jobs`);
}

async function runPlainjob({ better, defineQueue }: Plainjob, file: string): Promise<void> {
  const { default: Database } = await import('better-sqlite3');
  const quiet = { error() {}, warn() {}, info() {}, debug() {} };
  const queue = defineQueue({ connection: better(new Database(file)), logger: quiet });
  for (let i = 1; i <= JOBS; i++) queue.add('process_applicant', { applicantId: i });
  let done = 0;
  for (;;) {
    const job = queue.getAndMarkJobAsProcessing('process_applicant');
    if (!job) break;
    queue.markJobAsDone(job.id);
    done += 1;
  }
  queue.close();
  if (done !== JOBS) throw new Error(`plainjob finished ${done} of ${JOBS} jobs`);
}

export const queue: Part = {
  name: 'queue',
  async measure(folder): Promise<Row[]> {
    const what = `queue: ${JOBS.toLocaleString('en')} jobs, enqueue + claim + complete`;
    const peer = await import('plainjob').catch(() => null);
    const ours = (round: number): void => runOurs(join(folder, `ours-${round}.sqlite`));
    if (!peer) {
      const t = await inTurn(ROUNDS, { ours });
      return [{ what, ours: perSecond(JOBS / t.ours, 'jobs'), peer: 'plainjob: not installed' }];
    }
    const t = await inTurn(ROUNDS, {
      ours,
      theirs: (round) => runPlainjob(peer, join(folder, `plainjob-${round}.sqlite`)),
    });
    return [
      {
        what,
        ours: perSecond(JOBS / t.ours, 'jobs'),
        peer: 'plainjob (no lease, no attempts)',
        theirs: perSecond(JOBS / t.theirs, 'jobs'),
        ratio: t.theirs / t.ours,
      },
    ];
  },
};
