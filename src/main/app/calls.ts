import { PermanentError } from '../engine/domain/errors';
import type { AppInfo } from '../../preload/contract';
import type { Calls } from './answer';
import { createConflictCalls } from './conflict-calls';
import type { Desk } from './desk';
import type { Dialogs } from './dialogs';
import { fileName, given } from './inputs';
import type { Preferences } from './preferences';

export interface CallDeps {
  readonly desk: Desk;
  readonly preferences: Preferences;
  readonly dialogs: Dialogs;
  readonly saveFile: (path: string, bytes: Uint8Array) => Promise<string>;
  readonly reveal: (path: string) => void;
  /** Makes the sample round's folders and returns the folder that holds them. */
  readonly makeSample: () => Promise<string>;
  readonly about: { version: string; host: string; extractor: string };
  /** The language has changed: what is not in the window (the menu) has to follow. */
  readonly onLanguage: (language: 'ko' | 'en') => void;
  /** ISO date of today, for the file name of a roster. */
  readonly today: () => string;
  readonly log: (line: string) => void;
}

/** Channel → engine, one line each where one line says it. */
export function createCalls(deps: CallDeps): Calls {
  const { desk, preferences, dialogs } = deps;
  const engine = () => desk.engine();
  const info = (): AppInfo => ({ ...deps.about, ...preferences.get(), round: desk.round() });
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
    'app.info': info,
    'app.setPreferences': (patch) => {
      const { language, operator } = preferences.set(patch);
      if (patch.language) deps.onLanguage(language);
      const open = desk.current()?.engine;
      open?.setLanguage(language);
      open?.setOperator(operator);
      return info();
    },

    'rounds.list': () => desk.rounds(),
    'rounds.create': ({ name }) => desk.create(name).then(info),
    'rounds.open': ({ roundId }) => desk.open(roundId).then(info),
    'rounds.rename': ({ name }) => {
      desk.rename(name);
      return info();
    },
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
    'intake.start': () => {
      const { applicants, documents } = engine().intake.start();
      return { applicants, documents };
    },
    'intake.discard': () => {
      engine().intake.discard();
      return null;
    },

    'progress.snapshot': () => engine().queue.snapshot(),
    'queue.pause': () => {
      engine().queue.pause();
      return null;
    },
    'queue.resume': () => {
      engine().queue.resume();
      return null;
    },
    'queue.cancel': ({ applicantId }) => {
      engine().queue.cancel(applicantId);
      return null;
    },
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
