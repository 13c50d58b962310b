import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows per statement: few enough that SQLite blocks the main thread only for milliseconds. */
const batchSize = 500;

/**
 * Deletes rows in batches, so that requests can run in between. `deleteSome` deletes up to `limit` rows and returns
 * their number.
 */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(batchSize)) >= batchSize) await nextTurn();
}
