import type { Engine, EngineEvents } from '../engine/api';
import { PermanentError, toErrorShape } from '../engine/domain/errors';
import type { Events, RoundInfo, RoundSummary } from '../../preload/contract';
import type { Cases } from './cases';

/** The desk holds the one round that is open, and its engine. */
export interface Desk {
  /** The open round's engine. Throws `PermanentError` with the reason when no round could be opened. */
  engine(): Engine;
  current(): { roundId: string; engine: Engine } | null;
  round(): RoundInfo | null;
  rounds(): RoundSummary[];
  open(roundId: string): Promise<void>;
  create(name: string): Promise<void>;
  rename(name: string): void;
  close(): Promise<void>;
}

export interface DeskDeps {
  readonly cases: Cases;
  /** `roundName` is what a fresh case is called. */
  readonly makeEngine: (caseDir: string, roundName: string) => Engine;
  /** Gets the engine's events, whichever round is open. */
  readonly on: <E extends keyof Events>(event: E, payload: Events[E]) => void;
  readonly log: (line: string) => void;
}

const FORWARDED = ['intake', 'progress', 'changed'] as const satisfies (keyof EngineEvents)[];

/** Opens rounds one at a time: the old engine has stopped before the new one starts, for each case has a single writer. */
export function createDesk(deps: DeskDeps): Desk {
  let open: { roundId: string; engine: Engine } | null = null;
  let fault = 'no_round';
  let turn: Promise<void> = Promise.resolve();

  function noteCurrent(): void {
    if (!open) return;
    const { roundId, engine } = open;
    deps.cases.note({ roundId, name: engine.round.get().name, ...engine.round.counts() });
  }

  async function stop(): Promise<void> {
    if (!open) return;
    noteCurrent();
    const { engine } = open;
    open = null;
    await engine.stop();
  }

  function start({ roundId, name }: RoundSummary): void {
    try {
      const engine = deps.makeEngine(deps.cases.folder(roundId), name);
      for (const event of FORWARDED) engine.on(event, (payload) => deps.on(event, payload));
      open = { roundId, engine };
      engine.start();
      noteCurrent();
    } catch (e) {
      fault = toErrorShape(e).code;
      deps.log(`round ${roundId} could not be opened: ${fault}`);
      throw e;
    }
  }

  /** One change of round after the other, whoever asks. */
  function change(next: () => RoundSummary | undefined): Promise<void> {
    const step = async (): Promise<void> => {
      const round = next();
      if (!round) throw new PermanentError('round_not_found');
      if (open?.roundId === round.roundId) return;
      await stop();
      start(round);
    };
    const result = turn.then(step);
    turn = result.catch(() => {});
    return result;
  }

  return {
    engine() {
      if (!open) throw new PermanentError(fault);
      return open.engine;
    },
    current: () => open,
    round: () => (open ? { roundId: open.roundId, ...open.engine.round.get() } : null),
    rounds() {
      return deps.cases
        .list()
        .map((r) =>
          r.roundId === open?.roundId
            ? { ...r, name: open.engine.round.get().name, ...open.engine.round.counts() }
            : r,
        );
    },
    open: (roundId) => change(() => deps.cases.find(roundId)),
    create: (name) => change(() => deps.cases.create(name)),
    rename(name) {
      this.engine().round.rename(name);
      noteCurrent();
    },
    close: () => turn.then(stop),
  };
}
