import { basename, extname } from 'node:path';
import type { AppInfo, RoundOutputs, RoundSummary } from '../../preload/contract';
import type { Engine } from '../engine/api';
import type { Calls } from './answer';
import type { CaseEntry } from './cases';
import type { Desk } from './desk';
import type { Dialogs } from './dialogs';
import { fileName } from './inputs';
import type { Preferences } from './preferences';
import { isOver } from './retention';
import { saving } from './save-file';

type RoundChannel =
  keyof RoundOutputs<AppInfo> | 'rounds.list' | 'rounds.create' | 'rounds.open' | 'rounds.rename';

export interface RoundCallDeps {
  readonly desk: Desk;
  readonly preferences: Preferences;
  readonly dialogs: Dialogs;
  readonly info: () => AppInfo;
  readonly saveFile: (path: string, bytes: Uint8Array) => Promise<string>;
  readonly today: () => string;
  readonly clock: () => number;
}

/** A round as the list shows it. */
export function summaryOf(
  { roundId, name, applicants, openItems, updatedAt, locked }: CaseEntry & { locked: boolean },
  wipeAfterDays: number | null,
  now: number,
): RoundSummary {
  const wipeDue = isOver(updatedAt, wipeAfterDays, now);
  return { roundId, name, applicants, openItems, updatedAt, locked, wipeDue };
}

/** Calls about a round as a whole. */
export function createRoundCalls(deps: RoundCallDeps): Pick<Calls, RoundChannel> {
  const { desk, dialogs, info, preferences } = deps;
  const safety = (): Engine['safety'] => desk.engine().safety;
  const named = (what: string): string => fileName(what, desk.round()?.name ?? '', deps.today());

  return {
    'rounds.list': () =>
      desk.rounds().map((r) => summaryOf(r, preferences.get().wipeAfterDays, deps.clock())),
    'rounds.create': ({ name }) => desk.create(name).then(info),
    'rounds.open': ({ roundId }) => desk.open(roundId).then(info),
    'rounds.rename': ({ name }) => {
      desk.rename(name);
      return info();
    },
    'rounds.unlock': ({ roundId, passphrase, remember }) =>
      desk.open(roundId, { passphrase, remember }).then(info),
    'rounds.backup': async () => {
      const path = await dialogs.saveAs(named('백업'), 'msbackup');
      if (path === null) return null;
      const made = await saving(() => safety().backup(path));
      return { ...made, filename: basename(path) };
    },
    'rounds.restore': async () => {
      const path = await dialogs.pickBackup();
      if (path === null) return null;
      const round = await desk.restore(path, basename(path, extname(path)));
      return { info: info(), round: summaryOf(round, null, deps.clock()) };
    },
    'rounds.wipe': async ({ roundId, typed }) => {
      const { files, bytes, verified } = await desk.wipe(roundId, typed);
      return { info: info(), files, bytes, verified };
    },
    'rounds.setPassphrase': ({ current, next, remember }) =>
      desk.setPassphrase({ ...(current !== undefined && { current }), next, remember }).then(info),
    'rounds.removePassphrase': ({ current }) => desk.removePassphrase(current).then(info),
    'rounds.remember': ({ on }) => {
      desk.remember(on);
      return info();
    },

    'health.disk': () => safety().diskUse(),
    'health.clearPages': async () => {
      const freed = await safety().clearPages();
      return { freed, disk: await safety().diskUse() };
    },
    'health.audit': () => ({ ...safety().verifyAudit(), checkedAt: deps.clock() }),
    'health.saveAudit': async () => {
      const path = await dialogs.saveAs(named('감사 기록'), 'jsonl');
      if (path === null) return null;
      return { filename: await deps.saveFile(path, Buffer.from([...safety().auditLines()].join(''))) };
    },
  };
}
