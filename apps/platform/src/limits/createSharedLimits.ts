import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import type { AttemptWindow, LimitOptions, Limiter, Limits } from './Limiter.ts';

/** Dependencies of counts. */
interface SharedLimitsOptions {
  db: Kysely<Tables>;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Above every limit. */
const noMaximum = 2 ** 31 - 1;

/**
 * Creates limits in the database, for a platform of several processes. A window begins with the first attempt. Keys
 * contain addresses of users, so only their hashes are stored.
 */
export function createSharedLimits(options: SharedLimitsOptions): Limits {
  const { db, now } = options;
  return {
    open: (limit) => createSharedLimiter(options, limit),
    countInWindow: (key, windowMs) => countAttempt(options, hashOf('', key), windowMs, noMaximum),
    async removeExpired() {
      await db.deleteFrom('attempt_windows').where('ends_at', '<=', now()).execute();
    },
  };
}

function createSharedLimiter(options: SharedLimitsOptions, { name, maximum, windowMs }: LimitOptions): Limiter {
  const { db, now } = options;
  return {
    async count(key) {
      const { count, endsAt } = await countAttempt(options, hashOf(name, key), windowMs, maximum + 1);
      return count > maximum ? Math.max(1, endsAt - now()) : 0;
    },
    async waitMs(key) {
      const at = now();
      const window = await db
        .selectFrom('attempt_windows')
        .select('ends_at')
        .where('key_hash', '=', hashOf(name, key))
        .where('count', '>=', maximum)
        .where('ends_at', '>', at)
        .where('ends_at', '<=', at + windowMs)
        .executeTakeFirst();
      return window === undefined ? 0 : window.ends_at - at;
    },
    async takeBack(key) {
      await db
        .updateTable('attempt_windows')
        .set((column) => ({ count: column('count', '-', 1) }))
        .where('key_hash', '=', hashOf(name, key))
        .where('count', '>', 0)
        .execute();
    },
    async clear(key) {
      await db.deleteFrom('attempt_windows').where('key_hash', '=', hashOf(name, key)).execute();
    },
  };
}

/**
 * Counts up to `most` in one statement, and returns the window. Replaces a window in the far future, which began before
 * a clock was set back.
 */
async function countAttempt(
  { db, now }: SharedLimitsOptions,
  keyHash: string,
  windowMs: number,
  most: number,
): Promise<AttemptWindow> {
  const at = now();
  const endsAt = at + windowMs;
  const isOver = sql`(attempt_windows.ends_at <= ${at} or attempt_windows.ends_at > ${endsAt})`;
  const row = await db
    .insertInto('attempt_windows')
    .values({ key_hash: keyHash, ends_at: endsAt, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1
          when attempt_windows.count >= ${most} then attempt_windows.count else attempt_windows.count + 1 end`,
        ends_at: sql<number>`case when ${isOver} then excluded.ends_at else attempt_windows.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, endsAt: row.ends_at };
}

function hashOf(name: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('base64url');
}
