/** Takes why a part could not be fetched. */
export type PartErrorListener = (error: unknown) => void;

const listeners = new Set<PartErrorListener>();

/**
 * Calls a listener whenever the user asked for a part of the kit that is fetched later (menus, dialogs of pickers,
 * calendars) and it cannot be fetched. The kit retries, but some browsers cache a failed module until the page reloads:
 * the host can offer a reload. Returns what ends the calls.
 */
export function subscribeToPartErrors(listener: PartErrorListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a failure to all listeners. */
export function reportPartError(error: unknown): void {
  listeners.forEach((listener) => listener(error));
}
