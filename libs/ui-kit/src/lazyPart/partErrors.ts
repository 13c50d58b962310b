/** Takes why a part could not be fetched. */
export type PartErrorListener = (error: unknown) => void;

const listeners = new Set<PartErrorListener>();

/**
 * Calls a listener whenever the user asked for a part of the kit that is fetched later (menus, dialogs of pickers,
 * calendars) and it cannot be fetched. The kit tries again by itself, but some browsers keep a failed module until the
 * page is loaded again: a host offers that. Returns what ends the calls.
 */
export function subscribeToPartErrors(listener: PartErrorListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells all listeners of a failure. */
export function reportPartError(error: unknown): void {
  listeners.forEach((listener) => listener(error));
}
