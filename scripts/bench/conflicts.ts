import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { createEngine } from '../../src/main/engine';
import { openDb } from '../../src/main/engine/db/open';
import { createStubExtractor } from '../../src/main/engine/extractors/stub';
import { matchNames, normalizeName } from '../../src/main/engine/names';
import { createPool } from '../../src/main/engine/pool/pool';
import { evaluatorList, fillRound, printedNames } from './conflicts-round';
import { milliseconds, seconds, type Part } from './table';

const EVALUATORS = 200;
const APPLICANTS = 200;
const PEOPLE = 100;
/** The longest a full comparison may take. */
const LIMIT_S = 10;
/** Pairs the plain way is measured on; the rest is reckoned. */
const SAMPLE = 200_000;

export const conflicts: Part = {
  name: 'conflicts',
  async measure(folder) {
    const caseDir = join(folder, 'case');
    const pool = createPool({ workerUrl: pathToFileURL(resolve('out/main/pool-worker.js')), threads: 2 });
    const engine = createEngine({
      caseDir,
      pool,
      extractor: createStubExtractor(),
      clock: Date.now,
      rand: Math.random,
      log: () => undefined,
      language: 'ko',
      operator: 'bench',
    });
    const db = openDb(join(caseDir, 'case.sqlite'));
    fillRound(db, APPLICANTS, PEOPLE);
    db.close();
    const list = evaluatorList(EVALUATORS);
    await engine.conflicts.list.read('evaluators', { text: list });
    engine.conflicts.list.importEvaluators('replace');
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = process.cpuUsage();
    const took = await seconds(() => engine.conflicts.run());
    const used = process.cpuUsage(before);
    const busy = (used.user + used.system) / 1e6;
    delay.disable();
    const { hits } = engine.conflicts.overview();
    const matrix = await seconds(() => engine.conflicts.matrix());
    await engine.stop();
    await pool.destroy();

    // the same without an index: every printed name against every evaluator's
    const names = list
      .split('\n')
      .slice(1)
      .map((l) => normalizeName(l.split('\t')[0] ?? ''));
    const printed = printedNames(1000).map((n) => normalizeName(n));
    const plain = await seconds(() => {
      for (let i = 0; i < SAMPLE; i++)
        matchNames(names[i % names.length]!, printed[(i * 7) % printed.length]!);
    });
    const pairs = EVALUATORS * APPLICANTS * PEOPLE;
    const all = (plain / SAMPLE) * pairs;
    return [
      {
        what: `conflicts: ${EVALUATORS} evaluators × ${APPLICANTS} applicants × ${PEOPLE} people, ${hits.total} hits (limit ${LIMIT_S} s)`,
        ours: milliseconds(took * 1000),
        peer: 'every pair of names by itself (reckoned)',
        theirs: milliseconds(all * 1000),
        ratio: all / took,
      },
      {
        what: 'conflicts: processor time of it, all threads together',
        ours: milliseconds(busy * 1000),
        peer: 'the limit for the clock on the wall',
        theirs: milliseconds(LIMIT_S * 1000),
        ratio: LIMIT_S / busy,
      },
      {
        what: 'conflicts: the main loop was held up for at most',
        ours: milliseconds(delay.max / 1e6),
        peer: 'a second matrix of the same state',
        theirs: milliseconds(matrix * 1000),
      },
    ];
  },
};
