/** Notifies of changes, and counts them so that a view re-renders. */
export interface News {
  /** Calls back at each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Number of changes so far. */
  version: () => number;
  /** Reports a change. */
  tell: () => void;
}

/** Creates a change notifier. */
export function createNews(): News {
  const listeners = new Set<() => void>();
  let changes = 0;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => changes,
    tell() {
      changes += 1;
      for (const listener of listeners) listener();
    },
  };
}
