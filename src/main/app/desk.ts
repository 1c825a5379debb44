import type { Engine, EngineEvents } from '../engine/api';
import { PermanentError, toErrorShape } from '../engine/domain/errors';
import {
  isEncryptedCase,
  removePassphrase,
  restoreCase,
  setPassphrase,
  unlockCase,
  unlockWithRoot,
  wipeCase,
  type CaseKeys,
  type WipeResult,
} from '../engine/index';
import type { Events, RoundInfo } from '../../preload/contract';
import type { CaseEntry, Cases } from './cases';
import type { KeyRing } from './key-ring';

/** How a person opens a locked round. */
export interface Unlocking {
  readonly passphrase: string;
  /** Let the system's key ring keep the key. */
  readonly remember: boolean;
}

/** The desk holds the one round that is open, and its engine. */
export interface Desk {
  /** The open round's engine. Throws `PermanentError` with the reason when no round could be opened. */
  engine(): Engine;
  current(): { roundId: string; engine: Engine } | null;
  round(): RoundInfo | null;
  /** As listed, with what the open round knows better itself. */
  rounds(): (CaseEntry & { locked: boolean })[];
  /** The round that would be open, but waits for its passphrase. */
  waiting(): (CaseEntry & { locked: boolean }) | null;
  /** Throws `passphrase_needed`, `wrong_passphrase`: the round that was open stays open then. */
  open(roundId: string, unlocking?: Unlocking): Promise<void>;
  create(name: string): Promise<void>;
  rename(name: string): void;
  /** A backup file becomes a round of its own, opened unless it is locked. */
  restore(file: string, name: string): Promise<CaseEntry & { locked: boolean }>;
  /** Removes a round for good. `typed` must be its name: `wrong_confirmation` otherwise. */
  wipe(roundId: string, typed: string): Promise<WipeResult>;
  /** Of the open round. Its work stops meanwhile, without a burnt attempt. */
  setPassphrase(change: { current?: string; next: string; remember: boolean }): Promise<void>;
  removePassphrase(current: string): Promise<void>;
  remember(on: boolean): void;
  /** Closes the open round and opens it again, so that it takes up changed settings. Throws `intake_open`. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

export interface DeskDeps {
  readonly cases: Cases;
  readonly keyRing: KeyRing;
  /** `roundName` is what a fresh case is called. */
  readonly makeEngine: (caseDir: string, roundName: string, keys: CaseKeys | undefined) => Engine;
  /** A round was opened and is about to start. */
  readonly onOpen: (engine: Engine, round: CaseEntry) => void;
  /** No round is open any more, for now. */
  readonly onClosed: () => void;
  /** Gets the engine's events, whichever round is open. */
  readonly on: <E extends keyof Events>(event: E, payload: Events[E]) => void;
  readonly clock: () => number;
  readonly operator: () => string;
  readonly log: (line: string) => void;
}

interface Open {
  readonly roundId: string;
  readonly engine: Engine;
  readonly keys: CaseKeys | undefined;
}

const FORWARDED = ['intake', 'progress', 'changed'] as const satisfies (keyof EngineEvents)[];

/** Opens rounds one at a time: the old engine has stopped before the new one starts, for each case has a single writer. */
export function createDesk(deps: DeskDeps): Desk {
  const { cases, keyRing } = deps;
  let open: Open | null = null;
  let waits: string | null = null;
  let fault = 'no_round';
  let turn: Promise<unknown> = Promise.resolve();

  function noteCurrent(): void {
    if (!open) return;
    const { roundId, engine } = open;
    cases.note({ roundId, name: engine.round.get().name, ...engine.round.counts() });
  }

  async function stop(): Promise<void> {
    if (!open) return;
    noteCurrent();
    const { engine } = open;
    open = null;
    fault = 'no_round';
    deps.onClosed();
    await engine.stop();
  }

  function start(round: CaseEntry, keys: CaseKeys | undefined): void {
    try {
      const engine = deps.makeEngine(cases.folder(round.roundId), round.name, keys);
      for (const event of FORWARDED) engine.on(event, (payload) => deps.on(event, payload));
      open = { roundId: round.roundId, engine, keys };
      waits = null;
      deps.onOpen(engine, round);
      engine.start();
      noteCurrent();
    } catch (e) {
      fault = toErrorShape(e).code;
      deps.log(`round ${round.roundId} could not be opened: ${fault}`);
      throw e;
    }
  }

  /** The round's keys, before anything that is open is touched. Undefined: it needs none. */
  async function keysOf(roundId: string, unlocking?: Unlocking): Promise<CaseKeys | undefined> {
    const dir = cases.folder(roundId);
    if (!isEncryptedCase(dir)) return undefined;
    if (unlocking) {
      const keys = await unlockCase(dir, unlocking.passphrase);
      if (unlocking.remember) keyRing.set(roundId, keys.root);
      return keys;
    }
    const root = keyRing.get(roundId);
    const keys = root && (await unlockWithRoot(dir, root));
    if (keys) return keys;
    if (!open) {
      waits = roundId;
      fault = 'passphrase_needed';
    }
    throw new PermanentError('passphrase_needed');
  }

  /** One change after the other, whoever asks. */
  function inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = turn.then(step);
    turn = result.catch(() => {});
    return result;
  }

  const need = (roundId: string): CaseEntry => {
    const round = cases.find(roundId);
    if (!round) throw new PermanentError('round_not_found');
    return round;
  };

  async function change(round: CaseEntry, unlocking?: Unlocking): Promise<void> {
    if (open?.roundId === round.roundId) return;
    const keys = await keysOf(round.roundId, unlocking);
    await stop();
    start(round, keys);
  }

  /** Closes the open round for `work` on its closed folder, and opens it again with the keys that gives, or with its old ones. */
  function closed(work: (dir: string, was: Open) => Promise<CaseKeys | undefined>): Promise<void> {
    return inTurn(async () => {
      if (!open) throw new PermanentError(fault);
      // a list that was not started lives in the engine alone: nobody's corrections are thrown away by the way
      if (open.engine.intake.current() !== null) throw new PermanentError('intake_open');
      const was = open;
      await stop();
      let keys: CaseKeys | undefined;
      try {
        keys = await work(cases.folder(was.roundId), was);
      } catch (e) {
        // what went wrong first is what the person is told; a round that does not open any more says so itself
        try {
          start(need(was.roundId), was.keys);
        } catch {
          if (fault === 'passphrase_needed') waits = was.roundId;
        }
        throw e;
      }
      start(need(was.roundId), keys);
    });
  }

  const listed = (r: CaseEntry): CaseEntry & { locked: boolean } => ({
    ...r,
    locked: isEncryptedCase(cases.folder(r.roundId)),
    ...(open &&
      r.roundId === open.roundId && { name: open.engine.round.get().name, ...open.engine.round.counts() }),
  });

  return {
    engine() {
      if (!open) throw new PermanentError(fault);
      return open.engine;
    },
    current: () => open,
    round() {
      if (!open) return null;
      const { roundId, engine } = open;
      const { encrypted } = engine.safety;
      return { roundId, ...engine.round.get(), encrypted, remembered: encrypted && keyRing.has(roundId) };
    },
    rounds: () => cases.list().map(listed),
    waiting() {
      const round = open || waits === null ? undefined : cases.find(waits);
      return round ? listed(round) : null;
    },
    open: (roundId, unlocking) => inTurn(async () => change(need(roundId), unlocking)),
    create: (name) => inTurn(async () => change(cases.create(name))),
    rename(name) {
      this.engine().round.rename(name);
      noteCurrent();
    },
    restore: (file, name) =>
      inTurn(async () => {
        const { roundId, folder } = cases.reserve();
        const restored = await restoreCase(file, folder, { now: deps.clock() });
        cases.add({ roundId, name: restored.name ?? name });
        if (!restored.encrypted) await change(need(roundId));
        return listed(need(roundId));
      }),
    wipe: (roundId, typed) =>
      inTurn(async () => {
        const round = listed(need(roundId));
        if (typed.normalize('NFC').trim() !== round.name.normalize('NFC').trim())
          throw new PermanentError('wrong_confirmation');
        if (open?.roundId === roundId) await stop();
        const result = await wipeCase(cases.folder(roundId));
        cases.forget(roundId);
        keyRing.forget(roundId);
        if (waits === roundId) {
          waits = null;
          fault = 'no_round';
        }
        return result;
      }),
    async setPassphrase({ current, next, remember }) {
      const { roundId } = open ?? {};
      // a wrong one is told before any work stops
      if (roundId !== undefined && current !== undefined) await unlockCase(cases.folder(roundId), current);
      await closed((dir) =>
        setPassphrase(dir, {
          ...(current !== undefined && { current }),
          next,
          actor: deps.operator(),
          at: deps.clock(),
        }),
      );
      if (open) this.remember(remember);
    },
    async removePassphrase(current) {
      const { roundId } = open ?? {};
      if (roundId !== undefined) await unlockCase(cases.folder(roundId), current);
      await closed(async (dir, was) => {
        await removePassphrase(dir, { current, actor: deps.operator(), at: deps.clock() });
        keyRing.forget(was.roundId);
        return undefined;
      });
    },
    remember(on) {
      if (!open?.keys) throw new PermanentError('not_encrypted');
      if (on) keyRing.set(open.roundId, open.keys.root);
      else keyRing.forget(open.roundId);
    },
    async reopen() {
      if (open) await closed((_dir, was) => Promise.resolve(was.keys));
    },
    close: () => turn.then(stop),
  };
}
