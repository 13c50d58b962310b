import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../database/Database.ts';
import type { Secrets } from '../secrets/Secrets.ts';
import { StartProblem } from '../config/StartProblem.ts';

/** Interval of the sign of life of a process. */
const sayEveryMs = 10_000;
/** A process that has said nothing for this long has ended. */
const silentMs = 30_000;

/** Inputs of joining. */
export interface JoinProcessesOptions {
  database: Database;
  secrets: Secrets;
  /** The folder of the keys, for the message. */
  dataDir: string;
  logger: Pick<Logger, 'warn'>;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** A process among those that work with the same database. */
export interface JoinedProcess {
  /** Removes the process; call it before the database is closed. */
  leave(): Promise<void>;
}

/**
 * Says in the database that this process works with it. Throws a StartProblem where others do with other keys: a cookie or
 * token of one would be worth nothing at the next.
 */
export async function joinProcesses(options: JoinProcessesOptions): Promise<JoinedProcess> {
  const { database, secrets, dataDir, logger, now } = options;
  const { db } = database;
  const id = randomUUID();
  const keysHash = createHash('sha256').update(JSON.stringify(secrets)).digest('base64url');

  async function say(): Promise<void> {
    const row = { keys_hash: keysHash, seen_at: now() };
    await db
      .insertInto('platform_processes')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await db
      .deleteFrom('platform_processes')
      .where('seen_at', '<=', now() - silentMs)
      .execute();
  }
  const leave = async (): Promise<void> => {
    await db.deleteFrom('platform_processes').where('id', '=', id).execute();
  };

  // Before looking at the others, so that of two that start together at least one sees the other.
  await say();
  const stranger = await db
    .selectFrom('platform_processes')
    .select('id')
    .where('keys_hash', '!=', keysHash)
    .executeTakeFirst();
  if (stranger !== undefined) {
    await leave();
    throw new StartProblem(
      `DATA_DIR: the keys in ${dataDir}/secrets are not those of the platform processes that work with this database already; copy their folder secrets there, or stop them first (one that was killed counts for ${silentMs / 1000} seconds).`,
    );
  }
  let saying: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    saying = say().catch((error: unknown) =>
      logger.warn({ err: error }, 'this process could not say in the database that it is there'),
    );
  }, sayEveryMs);
  timer.unref();
  return {
    async leave() {
      clearInterval(timer);
      await saying;
      await leave().catch(() => undefined);
    },
  };
}
