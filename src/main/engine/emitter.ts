/** Typed listeners; one that throws must not take the others along. */
export function createEmitter<Events extends object>(onFault: (e: unknown) => void) {
  const listeners = new Map<keyof Events, Set<(payload: never) => void>>();
  return {
    on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): () => void {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set);
      set.add(listener);
      return () => set.delete(listener);
    },
    emit<E extends keyof Events>(event: E, payload: Events[E]): void {
      for (const l of listeners.get(event) ?? []) {
        try {
          l(payload as never);
        } catch (e) {
          onFault(e);
        }
      }
    },
  };
}
