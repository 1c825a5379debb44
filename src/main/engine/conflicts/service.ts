import type { CaseFolder } from '../case-folder';
import { readDecisions, recordDecisions, recordStep, type Decisions } from '../db/conflict-decisions';
import type { Db } from '../db/open';
import { listApplicants } from '../db/rounds';
import { CONFLICT_STATES, type ConflictState } from '../domain/conflicts';
import { PermanentError } from '../domain/errors';
import type { Language } from '../domain/reasons';
import type { RoundSettings } from '../domain/settings';
import type { ConflictOverview } from '../domain/views-conflicts';
import type { Pool } from '../pool/tasks';
import { createEvaluators } from './evaluators';
import { evidenceOf } from './evidence';
import type { Conflicts } from './face';
import { applicantCautions } from './cautions';
import { judgeHits } from './hits';
import { historyView, stepSentence } from './history';
import type { Computed, Hit, Shown } from './model';
import { conflictsBook, conflictsJson, type MadeBy } from './output';
import { createRules } from './rules';
import { createRuns } from './runs';
import { createStore } from './store';
import { eligibleView, hitView, matrixView } from './views';
import { createWaitingList } from './waiting-list';

export interface ConflictsDeps {
  readonly db: Db;
  readonly places: Pick<CaseFolder, 'evaluators'>;
  readonly key: Buffer | undefined;
  readonly pool: Pool;
  readonly clock: () => number;
  readonly actor: () => string;
  readonly language: () => Language;
  readonly round: () => { readonly name: string; readonly settings: RoundSettings };
  readonly version: string;
  /** Something the window shows has changed. `people`: applicants' names, too. */
  readonly changed: (what: 'conflicts' | 'people') => void;
  /** Reads these applicants again: their names have changed. */
  readonly reread: (applicantIds: readonly number[]) => void;
  /** An entry of the case's own log, which never speaks of evaluators. */
  readonly note: (what: string) => void;
}

const NO_DECISIONS: Decisions = { rows: [], standing: new Set(), undo: null, redo: null };

/** Who must not evaluate whom, as the engine offers it. */
export function createConflicts(deps: ConflictsDeps): {
  readonly face: Conflicts;
  /** The evaluators' file stands still until `release`; null where there is none. */
  freeze(): { readonly file: string; release(): void } | null;
  stop(): void;
} {
  const { db } = deps;
  const store = createStore({ ...deps, file: deps.places.evaluators });
  const evaluators = createEvaluators({ store, clock: deps.clock });
  const rules = createRules({ store, settings: () => deps.round().settings, language: deps.language });
  const runs = createRuns({
    db,
    pool: deps.pool,
    clock: deps.clock,
    evaluators: evaluators.list,
    onChange: () => deps.changed('conflicts'),
  });
  const list = createWaitingList({ ...deps, against: evaluators.against });
  /** Judged hits of one computation, until rules or decisions change. */
  let judged: { of: Computed; by: string; hits: readonly Hit[] } | null = null;

  const decisions = (): Decisions => {
    const own = store.peek();
    return own ? readDecisions(own) : NO_DECISIONS;
  };
  function hitsOf(computed: Computed): readonly Hit[] {
    const current = rules.current();
    // the basic rules follow the round's settings
    const by = JSON.stringify(current);
    if (judged?.of !== computed || judged.by !== by)
      judged = { of: computed, by, hits: judgeHits(computed, current, decisions()) };
    return judged.hits;
  }
  async function shown(): Promise<Shown> {
    const computed = await runs.fresh();
    return { computed, hits: hitsOf(computed), rules: rules.current(), language: deps.language() };
  }
  function changed(): void {
    judged = null;
    deps.changed('conflicts');
  }

  function overview(): ConflictOverview {
    const last = runs.last();
    const hits = last ? hitsOf(last) : [];
    const states = Object.fromEntries(
      CONFLICT_STATES.map((s) => [s, hits.filter((h) => h.row.state === s).length]),
    ) as Record<ConflictState, number>;
    const { rows, undo, redo } = decisions();
    return {
      evaluators: evaluators.list().length,
      applicants: listApplicants(db).length,
      importedAt: evaluators.importedAt(),
      ...runs.state(),
      rules: rules.current(),
      hits: {
        ...states,
        same: hits.filter((h) => h.row.verdict === 'same').length,
        possible: hits.filter((h) => h.row.verdict === 'possible').length,
        total: hits.length,
      },
      undo: stepSentence(rows, undo, deps.language()),
      redo: stepSentence(rows, redo, deps.language()),
    };
  }

  function find(hits: readonly Hit[], hitId: string): Hit {
    const hit = hits.find((h) => h.row.hitId === hitId);
    if (!hit) throw new PermanentError('no_such_item');
    return hit;
  }

  function step(action: 'undo' | 'redo'): Promise<ConflictOverview> {
    const target = decisions()[action];
    if (target !== null) {
      const own = store.open();
      own.transaction(() => {
        recordStep(own, { action, target, actor: deps.actor(), at: deps.clock() });
        store.note(`conflicts.${action}`, { batch: target });
      });
      changed();
    }
    return Promise.resolve(overview());
  }

  const made = (): MadeBy => ({
    round: deps.round().name,
    generatedAt: new Date(deps.clock()).toISOString(),
    version: deps.version,
    author: deps.actor(),
    presetName: rules.nameOf(rules.current()),
  });

  const face: Conflicts = {
    overview,
    list: {
      read: list.read,
      map: list.map,
      current: list.current,
      discard: list.discard,
      importEvaluators(mode) {
        evaluators.take(list.takeEvaluators(), mode);
        changed();
        return overview();
      },
      applyApplicants(accept) {
        const { renamed, ...result } = list.applyApplicants(accept);
        deps.note('applicants.list_applied');
        if (renamed.length > 0) deps.reread(renamed);
        deps.changed('people');
        changed();
        return result;
      },
    },
    evaluators: evaluators.list,
    saveEvaluator(e) {
      const saved = evaluators.save(e);
      changed();
      return saved;
    },
    removeEvaluator(id) {
      evaluators.remove(id);
      changed();
    },
    presets: rules.presets,
    setRules(next) {
      const set = rules.set(next);
      changed();
      return set;
    },
    savePreset(name) {
      const saved = rules.save(name);
      changed();
      return saved;
    },
    removePreset(id) {
      rules.remove(id);
      changed();
    },
    async run() {
      await runs.again();
      return overview();
    },
    matrix: async () => matrixView(await shown()),
    async hits(filter) {
      const { hits } = await shown();
      return hits
        .map((h) => h.row)
        .filter(
          (r) =>
            (filter.evaluatorId === undefined || r.evaluatorId === filter.evaluatorId) &&
            (filter.applicantId === undefined || r.applicantId === filter.applicantId) &&
            (filter.state === undefined || r.state === filter.state) &&
            (filter.verdict === undefined || r.verdict === filter.verdict) &&
            (filter.grade === undefined || r.grade <= filter.grade),
        );
    },
    async hit(hitId) {
      const all = await shown();
      return hitView(db, all, find(all.hits, hitId));
    },
    async decide(hitIds, decision, reason) {
      const actor = deps.actor().trim();
      if (actor === '') throw new PermanentError('no_operator');
      if (reason.trim() === '') throw new PermanentError('no_reason');
      const { hits } = await shown();
      const at = deps.clock();
      const own = store.open();
      const rows = hitIds.map((id) => {
        const { row, pair } = find(hits, id);
        return {
          evaluatorId: row.evaluatorId,
          externalId: row.externalId,
          personKey: pair.person.key,
          person: row.person,
          decision,
          reason: reason.trim(),
          verdict: row.verdict,
          evidence: evidenceOf(pair.person.places),
          actor,
          at,
        };
      });
      own.transaction(() => {
        recordDecisions(own, rows);
        store.note('conflicts.decided', { decision, hits: rows.length });
      });
      changed();
      return overview();
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    history(hitId) {
      const own = store.peek();
      return own ? historyView(own, db, decisions(), hitId) : [];
    },
    applicants: () => applicantCautions(db),
    eligible: async (applicantId) => eligibleView(await shown(), applicantId),
    async workbook({ password }) {
      const all = await shown();
      const model = conflictsBook(all, made());
      const { bytes } = await deps.pool.run('writeWorkbook', {
        model,
        ...(password !== undefined && { password }),
      });
      store.note('conflicts.written', { rows: all.hits.length, encrypted: Number(password !== undefined) });
      return {
        bytes,
        rows: all.hits.length,
        open: all.hits.filter((h) => h.row.state === 'open' || h.row.state === 'new').length,
        encrypted: password !== undefined,
      };
    },
    json: async () => conflictsJson(await shown(), made()),
    verifyAudit: store.verifyAudit,
    auditLines: store.auditLines,
    async wipe() {
      runs.forget();
      list.discard();
      judged = null;
      const verified = await store.wipe();
      deps.note('evaluators.wiped');
      changed();
      return { verified };
    },
  };
  return {
    face,
    freeze() {
      const own = store.peek();
      return own && { file: own.file, ...own.freeze() };
    },
    stop() {
      runs.stop();
      store.close();
    },
  };
}
