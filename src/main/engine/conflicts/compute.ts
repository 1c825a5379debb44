import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/open';
import { listApplicants } from '../db/rounds';
import type { EvaluatorRow } from '../domain/views-conflicts';
import type { Pool } from '../pool/tasks';
import { createAcquaintance } from './acquaintance';
import { findIndirect } from './indirect';
import type { MatchEvaluator } from './match/types';
import type { Computed, Pair } from './model';
import { readPeople, type ApplicantPeople, type Related } from './people';

/** People handed to one task: small enough that copying them holds up nobody, large enough to be worth a task. */
const PEOPLE_A_TASK = 1500;

/**
 * Every evaluator against everybody tied to every applicant: read here an applicant at a time, compared in the pool. The main loop is
 * never held up for longer than one applicant takes.
 */
export async function compute(deps: {
  readonly db: Db;
  readonly pool: Pool;
  readonly evaluators: readonly EvaluatorRow[];
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}): Promise<Computed> {
  const { db, pool, evaluators } = deps;
  const known: MatchEvaluator[] = evaluators.map(({ evaluatorId: id, advisor: _, ...e }) => ({ id, ...e }));
  const rows = listApplicants(db);
  // applicants named in each other's documents tie an evaluator named there to both
  const asEvaluators: MatchEvaluator[] = rows.map((a) => ({
    id: -a.id,
    nameKo: a.name,
    nameEn: a.nameVariants.find((v) => /^[\p{Script=Latin}\s.,'-]+$/u.test(v)) ?? '',
    affiliation: '',
    department: '',
    email: '',
  }));
  const applicants = new Map<number, Pick<ApplicantPeople, 'applicant' | 'caution' | 'affiliations'>>();
  const supervisors = new Map<number, readonly string[]>();
  const pairs: Pair[] = [];
  const running = new Set<Promise<void>>();
  const acquaintance = createAcquaintance();
  let done = 0;

  async function match(batch: readonly ApplicantPeople[]): Promise<void> {
    const { pairs: found } = await pool.run(
      'matchEvaluators',
      { evaluators: known, others: asEvaluators, applicants: batch.map((a) => a.match) },
      { signal: deps.signal },
    );
    const byApplicant = new Map(batch.map((a) => [a.applicant.id, a]));
    for (const pair of found) {
      const person = byApplicant
        .get(pair.applicantId)
        ?.people.find((p) => p.personId === pair.personId && p.self === pair.self);
      if (person) pairs.push({ ...pair, person });
    }
    done += batch.length;
    deps.onProgress(Math.floor((done / Math.max(1, rows.length)) * 100));
  }

  let batch: ApplicantPeople[] = [];
  let size = 0;
  const send = async (): Promise<void> => {
    // with nobody to look for, the applicants alone are listed
    if (batch.length === 0 || evaluators.length === 0) return;
    const task = match(batch).finally(() => running.delete(task));
    running.add(task);
    // what is not awaited yet must not end the process
    task.catch(() => undefined);
    [batch, size] = [[], 0];
    // a few tasks ahead: the rest of a large round need not lie in memory twice
    if (running.size >= 4) await Promise.race(running);
  };
  for (const row of rows) {
    if (deps.signal.aborted) break;
    const read = readPeople(db, row);
    acquaintance.add(row.id, read.people);
    applicants.set(row.id, { applicant: row, caution: read.caution, affiliations: read.affiliations });
    supervisors.set(row.id, namesOfSupervisors(read.people));
    batch.push(read);
    size += read.people.length;
    if (size >= PEOPLE_A_TASK) await send();
    await setImmediate();
  }
  await send();
  await Promise.all(running);
  deps.signal.throwIfAborted();
  const order = new Map(evaluators.map((e, i) => [e.evaluatorId, i]));
  const direct = pairs.filter((p) => p.evaluatorId > 0);
  const all = [
    ...direct,
    ...findIndirect(
      direct,
      pairs.filter((p) => p.evaluatorId < 0),
    ),
  ];
  all.sort(
    (a, b) =>
      (order.get(a.evaluatorId) ?? 0) - (order.get(b.evaluatorId) ?? 0) ||
      a.applicantId - b.applicantId ||
      Number(b.self) - Number(a.self) ||
      a.personId - b.personId,
  );
  return { evaluators, applicants, pairs: all, supervisors, acquaintance };
}

function namesOfSupervisors(people: readonly Related[]): string[] {
  return people
    .filter((p) =>
      p.places.some(({ person }) =>
        ['supervisor', 'co_supervisor'].includes(person.finalRole ?? person.role),
      ),
    )
    .flatMap((p) => [p.name, ...p.names]);
}
