import { basename } from 'node:path';
import { PermanentError } from '../engine/domain/errors';
import type { Models } from '../engine/models';
import type { AppInfo } from '../../preload/contract';
import type { Calls } from './answer';
import { createConflictCalls } from './conflict-calls';
import type { Desk } from './desk';
import type { Dialogs } from './dialogs';
import { fileName, given } from './inputs';
import type { KeyRing } from './key-ring';
import { createModelCalls } from './model-calls';
import type { Pauses } from './pauses';
import type { Preferences, PreferenceValues } from './preferences';
import { createRoundCalls, summaryOf } from './round-calls';

export interface CallDeps {
  readonly desk: Desk;
  readonly preferences: Preferences;
  readonly dialogs: Dialogs;
  readonly keyRing: Pick<KeyRing, 'available'>;
  readonly pauses: Pick<Pauses, 'hold' | 'release' | 'mark'>;
  /** The round's queue was paused, or set going, by a person. */
  readonly keepPaused: (paused: boolean) => void;
  readonly saveFile: (path: string, bytes: Uint8Array) => Promise<string>;
  readonly reveal: (path: string) => void;
  /** Makes the sample round's folders and returns the folder that holds them. */
  readonly makeSample: () => Promise<string>;
  readonly about: { version: string; host: string; extractor: string };
  readonly models: Models;
  /** Settings have changed: what is not in the window (the menu, the pool) has to follow. */
  readonly onPreferences: (before: PreferenceValues, now: PreferenceValues) => Promise<void>;
  /** ISO date of today, for the file name of a roster. */
  readonly today: () => string;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** Channel → engine, one line each where one line says it. */
export function createCalls(deps: CallDeps): Calls {
  const { desk, preferences, dialogs } = deps;
  const engine = () => desk.engine();
  function info(): AppInfo {
    const values = preferences.get();
    const waiting = desk.waiting();
    return {
      ...deps.about,
      models: deps.models.list().map((m) => m.title),
      ...values,
      keyRing: deps.keyRing.available(),
      round: desk.round(),
      waiting: waiting && summaryOf(waiting, values.wipeAfterDays, deps.clock()),
    };
  }
  let lastExport: string | null = null;

  /** The scan goes on by itself and tells by `intake` events how far it is. */
  function scan(paths: readonly string[]): true {
    engine()
      .intake.scan(paths)
      .catch(() => deps.log('a scan failed'));
    return true;
  }

  return {
    ...createConflictCalls(deps),
    ...createModelCalls(deps),
    'app.info': info,
    'app.setPreferences': async (patch) => {
      const before = preferences.get();
      const now = preferences.set(patch);
      const open = desk.current()?.engine;
      open?.setLanguage(now.language);
      open?.setOperator(now.operator);
      await deps.onPreferences(before, now);
      return info();
    },

    ...createRoundCalls({ ...deps, info }),
    'rounds.setSettings': (patch) => {
      engine().round.set(given(patch));
      return info();
    },

    'intake.pick': async ({ kind }) => {
      const paths = await dialogs.pick(kind);
      return paths.length > 0 && scan(paths);
    },
    'intake.drop': ({ paths }) => scan(paths),
    'intake.sample': async () => scan([await deps.makeSample()]),
    'intake.current': () => engine().intake.current(),
    'intake.editApplicant': ({ key, ...patch }) => engine().intake.editApplicant(key, given(patch)),
    'intake.editFile': ({ key, ...patch }) => engine().intake.editFile(key, given(patch)),
    'intake.unlock': ({ key, password }) => engine().intake.unlock(key, password),
    'intake.start': () => {
      const { applicants, documents } = engine().intake.start();
      return { applicants, documents };
    },
    'intake.discard': () => {
      engine().intake.discard();
      return null;
    },

    'progress.snapshot': () => deps.pauses.mark(engine().queue.snapshot()),
    'queue.pause': () => {
      deps.keepPaused(true);
      deps.pauses.hold('person');
      return null;
    },
    'queue.resume': () => {
      deps.keepPaused(false);
      deps.pauses.release('all');
      return null;
    },
    'queue.cancel': ({ applicantId }) => {
      engine().queue.cancel(applicantId);
      return null;
    },
    'queue.readWhole': ({ documentId }) => ({ queued: engine().queue.readWhole(documentId) }),
    'queue.retry': (target) => ({ queued: engine().queue.retry(given(target)) }),
    'queue.prioritise': ({ applicantId }) => {
      engine().queue.prioritise(applicantId);
      return null;
    },

    'dead.list': () => engine().deadLetters.list(),
    'dead.replay': ({ documentId }) => {
      const { deadLetters } = engine();
      return { queued: documentId === undefined ? deadLetters.replayAll() : deadLetters.replay(documentId) };
    },
    'dead.dismiss': ({ documentId, note }) => engine().deadLetters.dismiss(documentId, note),
    'health.report': () => engine().report.health(),
    'health.exportRegression': async () => {
      const path = await dialogs.saveAs(`회귀 모음 ${deps.today()}`, 'jsonl');
      if (path === null) return null;
      return { filename: basename(path), ...(await engine().report.regression.export(path)) };
    },
    'health.replayRegression': async () => {
      const path = await dialogs.pickRegression();
      return path === null ? null : engine().report.regression.replay(path);
    },
    'passwords.waiting': () => engine().passwords.waiting(),
    'passwords.give': ({ documentId, password }) => ({
      queued: engine().passwords.give(documentId, password),
    }),

    'review.list': (filter) => engine().review.list(given(filter)),
    'review.item': ({ flagId }) => engine().review.item(flagId),
    'review.decide': ({ flagId, ...decision }) => engine().review.decide(flagId, given(decision)),
    'review.decideAll': ({ flagIds, action }) => engine().review.decideAll(flagIds, action),
    'review.add': (person) => engine().review.add(given(person)),
    'review.undo': () => engine().review.undo(),
    'review.redo': () => engine().review.redo(),
    'review.undoState': () => engine().review.undoState(),

    'people.applicants': () => engine().people.applicants(),
    'people.list': ({ applicantId }) => engine().people.list(applicantId),
    'people.find': ({ sourceId }) => engine().people.find(sourceId),
    'people.index': () => engine().people.index(),
    'people.decide': ({ sourceId, ...decision }) => engine().people.decide(sourceId, given(decision)),

    'people.identity': (decision) => engine().people.identity(given(decision)),

    'roster.preview': (options) => engine().roster.preview(options),
    'roster.sign': (acknowledged) => engine().roster.sign(acknowledged),
    'roster.export': async ({ includeOpen, format }) => {
      const path = await dialogs.saveAs(
        fileName('이해충돌 관계자 명단', desk.round()?.name ?? '', deps.today()),
        format,
      );
      if (path === null) return null;
      const { roster } = engine();
      const made = format === 'csv' ? roster.csv({ includeOpen }) : roster.workbook({ includeOpen });
      const { bytes, rows, openItems } = await made;
      const filename = await deps.saveFile(path, bytes);
      lastExport = path;
      return { filename, rows, openItems };
    },
    'roster.reveal': () => {
      if (lastExport === null) throw new PermanentError('nothing_exported');
      deps.reveal(lastExport);
      return null;
    },
  };
}
