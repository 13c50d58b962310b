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
    try {
      fetched = await importPart();
    } catch (error) {
      pending = null;
      throw error;
    }
    listeners.forEach((listener) => listener());
    return fetched;
  };
  return {
    load: () => (pending ??= fetchPart()),
    current: () => fetched,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
