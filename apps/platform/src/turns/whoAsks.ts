import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/** Runs work on behalf of a user or service: its queries share the engine's limit per caller. */
export function onBehalfOf<T>(callerId: string, work: () => T): T {
  return asking.run(callerId, work);
}

/** Returns the user or service on whose behalf the current work runs; null for work of the platform itself. */
export function whoAsks(): string | null {
  return asking.getStore() ?? null;
}
