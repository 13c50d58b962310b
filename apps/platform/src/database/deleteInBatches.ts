import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows that one statement deletes: few enough that SQLite, which works on the main thread, holds it for milliseconds. */
const batchSize = 500;

/**
 * Deletes rows a few at a time; requests get their turn between two batches. `deleteSome` deletes up to `limit` rows and
 * returns how many it deleted.
 */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(batchSize)) >= batchSize) await nextTurn();
}
