import type { Engine, EngineEvents } from './api';
import { isEncryptedCase } from './case/encrypt';
import { relinkOriginals } from './case/relink';
import { caseFolder } from './case-folder';
import { createConflicts } from './conflicts/service';
import { lockCase } from './db/lock';
import { openDb, type Db } from './db/open';
import { countOpenFlags, ensureRound, listApplicants, updateRound } from './db/rounds';
import { PermanentError } from './domain/errors';
import type { Language } from './domain/reasons';
import type { DecisionResult } from './domain/views';
import { createEmitter } from './emitter';
import type { Extractor } from './extractors/extractor';
import { createIntake } from './intake/intake';
import { createPageImages } from './page-images';
import { createDeadLetters } from './dead-letters';
import { createPasswordDesk } from './password-desk';
import { createDecisions, type Decided } from './pipeline/decide';
import { createPasswords } from './pipeline/passwords';
import { createSealedPool } from './pool/sealed';
import type { Pool } from './pool/tasks';
import { health } from './report/health';
import { createRegression } from './regression';
import { createRoster } from './roster';
import { createSafety } from './safety';
import type { CaseKeys } from './vault/keys';
import { createVault } from './vault/vault';
import { findSource, listApplicantRows, listPeople, peopleIndex } from './views/people';
import { listReview, reviewItem, reviewRows } from './views/review';
import { undoState } from './views/undo';
import { createWork } from './work';

export type { Engine } from './api';
export { removePassphrase } from './case/decrypt';
export { isEncryptedCase, setPassphrase, unlockCase, unlockWithRoot } from './case/encrypt';
export { restoreCase } from './case/restore';
export { replayFile } from './regression';
export { wipeCase, type WipeResult } from './case/wipe';
export type { CaseKeys } from './vault/keys';

/** Whoever decides looks at the review: the progress may follow this much later. */
const DECISIONS_MS = 1500;

export interface EngineDeps {
  /** One folder a round; made when it is not there. */
  readonly caseDir: string;
  readonly pool: Pool;
  readonly extractor: Extractor;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** 0 to 1. */
  readonly rand: () => number;
  /** Events of the program, never an applicant's data. */
  readonly log: (line: string) => void;
  readonly language: Language;
  readonly operator?: string;
  /** Name a fresh case's round gets. */
  readonly roundName?: string;
  /** Applicants, and documents of one applicant, worked on at the same time; the pool's size is the sensible value. */
  readonly concurrency?: number;
  readonly pollMs?: number;
  /** Version printed into exports. */
  readonly version?: string;
  /** `RoundSettings.auditSample` of a fresh round; none by default. */
  readonly auditSample?: number;
  /** Passwords to try on encrypted documents. */
  readonly passwords?: readonly string[];
  /** Of an encrypted case, from `unlockCase`. */
  readonly keys?: CaseKeys;
}

/**
 * Opens a case and returns the engine's whole public face. Nothing works before `start()`.
 *
 * Throws `PermanentError`: `case_in_use` (another program holds it), `case_damaged`, `passphrase_needed` (encrypted,
 * no keys given), `wrong_passphrase`, `old_node`.
 */
export function createEngine(deps: EngineDeps): Engine {
  const { keys } = deps;
  if (!keys && isEncryptedCase(deps.caseDir)) throw new PermanentError('passphrase_needed');
  const folder = caseFolder(deps.caseDir);
  const lock = lockCase(folder.lock);
  let db: Db;
  try {
    db = openDb(folder.database, keys ? { key: keys.database } : {});
    relinkOriginals(db, folder.originals);
  } catch (e) {
    lock.release();
    throw e;
  }
  const pool = keys ? createSealedPool(deps.pool, keys.files, folder.scratch) : deps.pool;
  const vault = createVault(keys);
  const round = ensureRound(db, deps.roundName ?? '채용 라운드', deps.clock(), {
    auditSample: deps.auditSample ?? 0,
  });
  let language = deps.language;
  let operator = deps.operator ?? '';
  const events = createEmitter<EngineEvents>(() => deps.log('a listener failed'));
  const safety = createSafety({
    db,
    places: folder,
    keys,
    clock: deps.clock,
    actor: () => operator,
    freezeEvaluators: () => conflicts.freeze(),
  });
  const passwords = createPasswords(deps.passwords);
  const work = createWork({
    ...deps,
    pool,
    db,
    language: () => language,
    events,
    passwords,
    openFailures: () => deadLetters.list().filter((d) => d.dismissed === null),
  });
  const intake = createIntake({
    db,
    pool,
    roundId: round.id,
    unpackDir: folder.files,
    vault,
    passwords,
    clock: deps.clock,
    language: () => language,
    onChange: (p) => events.emit('intake', p),
  });
  const decisions = createDecisions({ db, clock: deps.clock, actor: () => operator });
  const images = createPageImages({ db, pool, dir: folder.pages, vault, passwords });
  const roster = createRoster({
    ...deps,
    db,
    pool,
    roundId: round.id,
    operator: () => operator,
    counters: work.counters,
  });
  const current = () => ensureRound(db, '', deps.clock());
  const conflicts = createConflicts({
    db,
    places: folder,
    key: keys?.database,
    pool,
    clock: deps.clock,
    actor: () => operator,
    language: () => language,
    round: current,
    version: deps.version ?? '',
    changed: (what) => events.emit('changed', { scopes: what === 'people' ? ['people', 'roster'] : [what] }),
    reread: (ids) => work.enqueue([...ids]),
    note: (what) => safety.note(what),
  });

  /** What a decision changed, for the window, which is told as well. */
  function decided(d: Decided | null): DecisionResult {
    if (d) {
      events.emit('changed', { scopes: ['review', 'people', 'roster'], applicantIds: [...d.applicantIds] });
      work.changed(DECISIONS_MS);
    }
    return {
      ...undoState(db, language),
      changed: d?.changed ?? [],
      rows: reviewRows(db, d?.changed ?? []),
      openItems: countOpenFlags(db),
    };
  }

  const deadLetters = createDeadLetters({
    db,
    clock: deps.clock,
    actor: () => operator,
    language: () => language,
    replay: (ids) => work.again(ids, 'replayed'),
    decided: (d) => decided(d),
  });

  return {
    round: {
      get: () => ({ name: current().name, settings: current().settings }),
      rename(name) {
        updateRound(db, round.id, { name });
        safety.note('round.renamed');
        events.emit('changed', { scopes: ['round'] });
      },
      set(patch) {
        updateRound(db, round.id, { settings: { ...current().settings, ...patch } });
        safety.note('round.settings', { changed: Object.keys(patch).join(' ') });
        events.emit('changed', { scopes: ['round', 'roster'] });
      },
      counts: () => ({ applicants: listApplicants(db).length, openItems: countOpenFlags(db) }),
    },
    intake: {
      ...intake,
      start() {
        const result = intake.start();
        safety.note('intake.started', { applicants: result.applicants, documents: result.documents });
        work.enqueue(result.applicantIds);
        events.emit('changed', { scopes: ['round', 'people', 'roster'] });
        return result;
      },
    },
    queue: work.queue,
    deadLetters,
    report: {
      regression: createRegression({ ...deps, db, pool, note: safety.note }),
      health: () => health(db, current().settings.auditSample ?? 0),
    },
    passwords: createPasswordDesk({ db, passwords, again: work.again }),
    review: {
      list: (filter) => listReview(db, filter),
      item: (flagId) => reviewItem(db, flagId, language),
      decide: (flagId, decision) => decided(decisions.flag(flagId, decision)),
      decideAll: (flagIds, action) => decided(decisions.flags(flagIds, action)),
      add: (person) => decided(decisions.add(person)),
      undo: () => decided(decisions.undo()),
      redo: () => decided(decisions.redo()),
      undoState: () => undoState(db, language),
    },
    people: {
      applicants: () => listApplicantRows(db),
      list: (applicantId) => listPeople(db, applicantId, current().settings),
      find: (sourceId) => findSource(db, sourceId, current().settings),
      index: () => peopleIndex(db),
      decide: (sourceId, decision) => decided(decisions.source(sourceId, decision)),
      identity: (decision) => decided(decisions.identity(decision)),
    },
    roster: {
      ...roster,
      async workbook(options) {
        const made = await roster.workbook(options);
        safety.note('roster.written', { rows: made.rows, openItems: made.openItems });
        return made;
      },
    },
    conflicts: conflicts.face,
    safety: safety.face,
    pageImage: (documentId, page, size) => images.get(documentId, page, size),
    setLanguage: (next) => (language = next),
    setOperator: (name) => (operator = name),
    on: events.on,
    start: work.start,
    async stop() {
      intake.discard();
      await work.stop();
      conflicts.stop();
      db.close();
      lock.release();
    },
  };
}
