import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel, Events, Input, ListKind, ListPreview, Outputs, Reply } from '../preload/contract';

/** A call the engine refused. `code` keys the sentence in `i18n/<language>/errors`. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    /** What was called; empty for a drop. */
    readonly channel = '',
  ) {
    super(code);
    this.name = 'CallError';
  }
}

/** The code of anything thrown: what is not ours is `internal`. */
export function codeOf(e: unknown): string {
  return e instanceof CallError ? e.code : 'internal';
}

/** What was called when this was thrown. */
export function placeOf(e: unknown): string {
  return e instanceof CallError ? e.channel : '';
}

type Args<C extends Channel> = Input<C> extends undefined ? [] : [input: Input<C>];

function unwrap<T>(reply: Reply<T>, channel = ''): T {
  if (reply.ok) return reply.value;
  throw new CallError(reply.code, channel);
}

/** One call over the contract. Throws `CallError`. */
export async function call<C extends Channel>(channel: C, ...args: Args<C>): Promise<Outputs[C]> {
  const bridge = window.minesweeper;
  if (!bridge) throw new CallError('no_bridge');
  return unwrap(await bridge.call(channel, args[0] as Input<C>), channel);
}

/** Hands dropped files and folders to the preload script, which alone knows their paths. */
export async function dropFiles(files: readonly File[]): Promise<boolean> {
  const bridge = window.minesweeper;
  if (!bridge) throw new CallError('no_bridge');
  return unwrap(await bridge.dropFiles(files));
}

/** Hands a dropped list over; what was read waits as a preview. */
export async function dropList(list: ListKind, file: File): Promise<ListPreview> {
  const bridge = window.minesweeper;
  if (!bridge) throw new CallError('no_bridge');
  return unwrap(await bridge.dropList(list, file));
}

/** Listens to one of the engine's events while the component is mounted. */
export function useEvent<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => window.minesweeper?.on(event, (payload) => latest.current(payload)), [event]);
}

type Scope = Events['changed']['scopes'][number];

/**
 * Runs `reload` when one of `scopes` changed: once the changes have paused for `quietMs`, at the latest after ten times that.
 * A burst of events is one request.
 */
export function useChanged(scopes: readonly Scope[], reload: () => void, quietMs = 250): void {
  const wait = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(
    () => () => {
      if (wait.current) clearTimeout(wait.current.timer);
      wait.current = null;
    },
    [],
  );
  useEvent('changed', (e) => {
    if (!e.scopes.some((s) => scopes.includes(s))) return;
    const now = performance.now();
    const since = wait.current?.since ?? now;
    if (wait.current) clearTimeout(wait.current.timer);
    const timer = setTimeout(
      () => {
        wait.current = null;
        latest.current();
      },
      Math.max(0, Math.min(quietMs, since + 10 * quietMs - now)),
    );
    wait.current = { timer, since };
  });
}

export interface Loaded<T> {
  /** The last good value; kept while a newer one is on its way or failed. */
  readonly data: T | undefined;
  readonly error: string | null;
  readonly loading: boolean;
  readonly reload: () => void;
  readonly set: (value: T) => void;
}

/**
 * A call's result as state. Asked again when the input or the language changes (sentences come in the language asked for)
 * and when one of `scopes` changed. `input: null` waits.
 */
export function useCall<C extends Channel>(
  channel: C,
  input: Input<C> | null,
  scopes: readonly Scope[] = [],
  quietMs?: number,
): Loaded<Outputs[C]> {
  const { i18n } = useTranslation();
  const key = JSON.stringify(input ?? null);
  const waiting = input === null;
  const [state, setState] = useState<{
    key: string;
    data?: Outputs[C];
    error: string | null;
    loading: boolean;
  }>({
    key,
    error: null,
    loading: !waiting,
  });
  const turn = useRef(0);
  const reload = useCallback(() => {
    if (waiting) return;
    const mine = ++turn.current;
    const parsed = JSON.parse(key) as Input<C> | null;
    const bridge = call as (channel: C, input?: Input<C>) => Promise<Outputs[C]>;
    bridge(channel, parsed ?? undefined).then(
      (data) => mine === turn.current && setState({ key, data, error: null, loading: false }),
      (e: unknown) =>
        mine === turn.current &&
        setState((s) => ({
          key,
          ...(s.key === key && s.data !== undefined ? { data: s.data } : {}),
          error: codeOf(e),
          loading: false,
        })),
    );
  }, [channel, key, waiting]);
  useEffect(reload, [reload, i18n.language]);
  useChanged(scopes, reload, quietMs);
  const set = useCallback(
    (data: Outputs[C]) => {
      turn.current++;
      setState({ key, data, error: null, loading: false });
    },
    [key],
  );
  const current = state.key === key;
  return {
    data: current ? state.data : undefined,
    error: current ? state.error : null,
    loading: current ? state.loading : !waiting,
    reload,
    set,
  };
}
