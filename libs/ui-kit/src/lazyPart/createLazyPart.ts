import { isServerReachable } from './isServerReachable.ts';

/** A part of the kit that is fetched when it is wanted, and kept. */
export interface LazyPart<Part> {
  /** Fetches it, once; after a failure the next call tries again. Rejects when it cannot be fetched. */
  load: () => Promise<Part>;
  /** The part, or null as long as it has not been fetched. */
  current: () => Part | null;
  /** Calls a listener when it has been fetched. Returns what ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a part out of what imports it. */
export function createLazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  const listeners = new Set<() => void>();
  let fetched: Part | null = null;
  let pending: Promise<Part> | null = null;
  const fetchPart = async (): Promise<Part> => {
    // A browser keeps a failed import for the life of the page: it must not be tried where it cannot come through.
    if (globalThis.navigator?.onLine === false && !(await isServerReachable())) throw new Error('The network is away.');
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
