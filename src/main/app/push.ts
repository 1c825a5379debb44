import type { Events } from '../../preload/contract';

/** Events arrive as often as pages are read; a window needs them a few times a second. */
const EVERY_MS = 150;

type Send = <E extends keyof Events>(event: E, payload: Events[E]) => void;

export interface Push {
  push: Send;
  dispose(): void;
}

/**
 * Sends the first event at once and later ones at most every `EVERY_MS`, always ending with the newest. Several `changed` in one
 * interval become one that names all their scopes and applicants.
 */
export function createPush(send: Send, everyMs = EVERY_MS): Push {
  const waiting = new Map<keyof Events, unknown>();
  const timers = new Map<keyof Events, ReturnType<typeof setTimeout>>();

  function tick(event: keyof Events): void {
    timers.delete(event);
    if (!waiting.has(event)) return;
    const payload = waiting.get(event) as never;
    waiting.delete(event);
    deliver(event, payload);
  }
  function deliver<E extends keyof Events>(event: E, payload: Events[E]): void {
    timers.set(event, setTimeout(tick, everyMs, event));
    send(event, payload);
  }
  return {
    push(event, payload) {
      if (event === 'menu') return send(event, payload);
      if (!timers.has(event)) return deliver(event, payload);
      const earlier = waiting.get(event) as Events['changed'] | undefined;
      waiting.set(
        event,
        event === 'changed' && earlier ? merge(earlier, payload as Events['changed']) : payload,
      );
    },
    dispose() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      waiting.clear();
    },
  };
}

/** Applicants named in one event; beyond so many the lists of all are asked for again. */
const NAMED = 50;

function merge(a: Events['changed'], b: Events['changed']): Events['changed'] {
  const scopes = [...new Set([...a.scopes, ...b.scopes])];
  if (!a.applicantIds || !b.applicantIds) return { scopes };
  const applicantIds = [...new Set([...a.applicantIds, ...b.applicantIds])];
  return applicantIds.length > NAMED ? { scopes } : { scopes, applicantIds };
}
