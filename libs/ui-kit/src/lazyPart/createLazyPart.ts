import { isServerReachable } from './isServerReachable.ts';

/** A lazily loaded part of the kit. */
export interface LazyPart<Part> {
  /** Loads it once; after a failure the next call retries. Rejects on failure. */
  load: () => Promise<Part>;
  /** The part, or null as long as it has not been fetched. */
  current: () => Part | null;
  /** Calls a listener when it has been fetched. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a lazy part from an import function. */
export function createLazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  const listeners = new Set<() => void>();
  let fetched: Part | null = null;
  let pending: Promise<Part> | null = null;
  const fetchPart = async (): Promise<Part> => {
    // Browsers cache a failed import until the page reloads: do not try it while offline.
    if (globalThis.navigator?.onLine === false && !(await isServerReachable()))
      throw new Error('The browser is offline: reconnect.');
    fetched = await importPart();
    listeners.forEach((listener) => listener());
    return fetched;
  };
  return {
    load: () =>
      (pending ??= fetchPart().catch((error: unknown) => {
        pending = null;
        throw error;
      })),
    current: () => fetched,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
