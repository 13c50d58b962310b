/** Adds a listener; answers how to take it away again. */
export function listenIn(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls every listener. */
export function tellAll(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener();
}
