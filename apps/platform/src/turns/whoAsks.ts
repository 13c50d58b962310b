import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<string>();

/** Does work on behalf of a user or service: its questions to the engine share what one caller may have of it. */
export function onBehalfOf<T>(callerId: string, work: () => T): T {
  return asking.run(callerId, work);
}

/** The user or service on whose behalf the current work is done; null for work of the platform itself. */
export function whoAsks(): string | null {
  return asking.getStore() ?? null;
}
