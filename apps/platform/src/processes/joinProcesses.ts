import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../database/Database.ts';
import type { Secrets } from '../secrets/Secrets.ts';
import { StartProblem } from '../config/StartProblem.ts';

/** Heartbeat interval of a process. */
const sayEveryMs = 10_000;
/** Time without a heartbeat after which a process counts as ended. */
const silentMs = 30_000;

/** Dependencies of joining. */
export interface JoinProcessesOptions {
  database: Database;
  secrets: Secrets;
  /** The folder of the keys, for the error message. */
  dataDir: string;
  logger: Pick<Logger, 'warn'>;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** A process in the group with the same database. */
export interface JoinedProcess {
  /** Removes the process; call it before closing the database. */
  leave(): Promise<void>;
}

/**
 * Registers this process in the database. Throws a StartProblem if other processes use it with different keys: they
 * would reject each other's cookies and tokens.
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

  // Register before reading the others, so that of two that start together at least one sees the other.
  await say();
  const stranger = await db
    .selectFrom('platform_processes')
    .select('id')
    .where('keys_hash', '!=', keysHash)
    .executeTakeFirst();
  if (stranger !== undefined) {
    await leave();
    throw new StartProblem(
      `DATA_DIR: the keys in ${dataDir}/secrets differ from those of the platform processes that already use this database; copy their secrets folder there, or stop them first (a killed process counts for ${silentMs / 1000} seconds).`,
    );
  }
  let saying: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    saying = say().catch((error: unknown) =>
      logger.warn({ err: error }, 'failed to write the heartbeat of this process to the database'),
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
