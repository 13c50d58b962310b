import type { Kysely } from 'kysely';
import type { IdempotencyKeyRow, Tables } from '../database/Tables.ts';

/** Time for which a response can be repeated. */
const retentionMs = 24 * 3_600_000;
/** Time after which an unfinished request counts as lost with its process. */
const abandonedMs = 2 * 60_000;
/** Max stored keys of one caller; the oldest are deleted. */
const maxKeys = 1_000;

/** The keys of requests in the transactional database, so that all processes share them. */
export interface IdempotencyKeys {
  /** Claims a key, or returns the row of another request that has it. */
  claim(row: IdempotencyKeyRow): Promise<IdempotencyKeyRow | null>;
  /** Stores the response of a request with its key. */
  keep(row: IdempotencyKeyRow, answer: string): Promise<void>;
  /** Releases a key. */
  free(row: IdempotencyKeyRow): Promise<void>;
  /** Deletes expired responses. */
  removeExpired(now: number): Promise<void>;
}

/** Stores keys in a database. */
export function createIdempotencyKeys(db: Kysely<Tables>): IdempotencyKeys {
  const removeOld = async ({ owner, key_hash, begun_at: now }: IdempotencyKeyRow): Promise<void> => {
    await db
      .deleteFrom('idempotency_keys')
      .where('owner', '=', owner)
      .where('key_hash', '=', key_hash)
      .where((where) =>
        where.or([
          where('begun_at', '<=', now - retentionMs),
          where.and([where('answer', 'is', null), where('begun_at', '<=', now - abandonedMs)]),
        ]),
      )
      .execute();
  };
  const find = ({ owner, key_hash }: IdempotencyKeyRow) =>
    db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('owner', '=', owner)
      .where('key_hash', '=', key_hash)
      .executeTakeFirst();
  /** If this request ran very long, another one may have claimed the key since. */
  const own = ({ owner, key_hash, begun_at }: IdempotencyKeyRow) => ({ owner, key_hash, begun_at });

  const keys: IdempotencyKeys = {
    async claim(row) {
      await removeOld(row);
      const { numInsertedOrUpdatedRows: inserted } = await db
        .insertInto('idempotency_keys')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (inserted === 1n) return null;
      // Without a row the other request has failed, and its key is free.
      return (await find(row)) ?? keys.claim(row);
    },
    async keep(row, answer) {
      await db
        .updateTable('idempotency_keys')
        .set({ answer })
        .where((where) => where.and(own(row)))
        .execute();
      await forgetOldest(db, row.owner);
    },
    async free(row) {
      await db
        .deleteFrom('idempotency_keys')
        .where((where) => where.and(own(row)))
        .execute();
    },
    async removeExpired(now) {
      await db
        .deleteFrom('idempotency_keys')
        .where('begun_at', '<=', now - retentionMs)
        .execute();
    },
  };
  return keys;
}

async function forgetOldest(db: Kysely<Tables>, owner: string): Promise<void> {
  const oldest = await db
    .selectFrom('idempotency_keys')
    .select('begun_at')
    .where('owner', '=', owner)
    .orderBy('begun_at', 'desc')
    .offset(maxKeys)
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('begun_at', '<=', oldest.begun_at)
    .where('answer', 'is not', null)
    .execute();
}
