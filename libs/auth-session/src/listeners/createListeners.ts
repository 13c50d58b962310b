/** A list of listeners. */
export interface Listeners {
  /** Calls the listener at each change; returns what unsubscribes it. Each subscription counts, even of the same function. */
  subscribe: (listener: () => void) => () => void;
  /** Calls all listeners. They may subscribe and unsubscribe during the call. */
  notify: () => void;
}

/** Creates an empty list of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
  };
}
