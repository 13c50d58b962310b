/** The last work of each caller with unfinished work. */
const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs work of a caller after the caller's earlier work, so that many requests of one user get no more of the event
 * loop than one does. `callerId`: null for work of the platform itself, which never waits.
 */
export async function inTurn<T>(callerId: string | null, work: () => Promise<T>): Promise<T> {
  if (callerId === null) return work();
  const before = lastOf.get(callerId);
  const mine = before === undefined ? work() : before.then(work, work);
  lastOf.set(callerId, mine);
  try {
    return await mine;
  } finally {
    if (lastOf.get(callerId) === mine) lastOf.delete(callerId);
  }
}
