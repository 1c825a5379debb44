import type { Engine, EngineEvents } from './api';
import { caseFolder } from './case-folder';
import { caseKey } from './db/key';
import { lockCase } from './db/lock';
import { openDb, type Db } from './db/open';
import { countOpenFlags, ensureRound, listApplicants, updateRound } from './db/rounds';
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
import type { Pool } from './pool/tasks';
import { health } from './report/health';
import { createRoster } from './roster';
import { findSource, listApplicantRows, listPeople, peopleIndex } from './views/people';
import { listReview, reviewItem } from './views/review';
import { undoState } from './views/undo';
import { createWork } from './work';

export type { Engine } from './api';

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
  /** Passphrase of an encrypted case; a fresh case is encrypted with it. */
  readonly passphrase?: string;
}

/**
 * Opens a case and returns the engine's whole public face. Nothing works before `start()`.
 *
 * Throws `PermanentError`: `case_in_use` (another program holds it), `case_damaged`, `wrong_passphrase`, `old_node`.
 */
export function createEngine(deps: EngineDeps): Engine {
  const folder = caseFolder(deps.caseDir);
  const lock = lockCase(folder.lock);
  let db: Db;
  try {
    db = openDb(
      folder.database,
      deps.passphrase === undefined ? {} : { key: caseKey(folder.salt, deps.passphrase) },
    );
  } catch (e) {
    lock.release();
    throw e;
  }
  const round = ensureRound(db, deps.roundName ?? '채용 라운드', deps.clock(), {
    auditSample: deps.auditSample ?? 0,
  });
  let language = deps.language;
  let operator = deps.operator ?? '';
  const events = createEmitter<EngineEvents>(() => deps.log('a listener failed'));
  const passwords = createPasswords(deps.passwords);
  const work = createWork({
    ...deps,
    db,
    language: () => language,
    events,
    passwords,
    openFailures: () => deadLetters.list().filter((d) => d.dismissed === null),
  });
  const intake = createIntake({
    db,
    pool: deps.pool,
    roundId: round.id,
    unpackDir: folder.files,
    clock: deps.clock,
    language: () => language,
    onChange: (p) => events.emit('intake', p),
  });
  const decisions = createDecisions({ db, clock: deps.clock, actor: () => operator });
  const images = createPageImages({ db, pool: deps.pool, dir: folder.pages });
  const roster = createRoster({
    ...deps,
    db,
    roundId: round.id,
    operator: () => operator,
    counters: work.counters,
  });
  const current = () => ensureRound(db, '', deps.clock());

  /** What a decision changed, for the window, which is told as well. */
  function decided(d: Decided | null): DecisionResult {
    if (d) {
      events.emit('changed', {
        scopes: ['review', 'people', 'roster'],
        ...(d.applicantId !== null && { applicantId: d.applicantId }),
      });
      work.changed();
    }
    return { ...undoState(db, language), changed: d?.changed ?? [], openItems: countOpenFlags(db) };
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
        events.emit('changed', { scopes: ['round'] });
      },
      set(patch) {
        updateRound(db, round.id, { settings: { ...current().settings, ...patch } });
        events.emit('changed', { scopes: ['round', 'roster'] });
      },
      counts: () => ({ applicants: listApplicants(db).length, openItems: countOpenFlags(db) }),
    },
    intake: {
      ...intake,
      start() {
        const result = intake.start();
        work.enqueue(result.applicantIds);
        events.emit('changed', { scopes: ['round', 'people', 'roster'] });
        return result;
      },
    },
    queue: work.queue,
    deadLetters,
    report: {
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
    roster,
    pageImage: (documentId, page, size) => images.get(documentId, page, size),
    setLanguage: (next) => (language = next),
    setOperator: (name) => (operator = name),
    on: events.on,
    start: work.start,
    async stop() {
      intake.discard();
      await work.stop();
      db.close();
      lock.release();
    },
  };
}
