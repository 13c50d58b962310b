/** Adds a listener; returns a function that removes it. */
export function listenIn(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls every listener, even if one throws; then rethrows the first error. */
export function tellAll(listeners: Iterable<() => void>): void {
  const thrown: unknown[] = [];
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      thrown.push(error);
    }
  }
  if (thrown.length > 0) throw thrown[0];
}
