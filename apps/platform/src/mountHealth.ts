import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/Database.ts';
import { findFullDisk } from './findFullDisk.ts';
import { ApiProblem } from './http/ApiProblem.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import { jsonResponse } from './http/jsonResponse.ts';
import type { LoadedSets } from './result-sets/LoadedSets.ts';

/** Dependencies of readiness. */
export interface HealthOptions {
  database: Database;
  sets: LoadedSets;
  /** The folder whose disk must have room. */
  dataDir: string;
  /** Logs once when the disk is full, and once when it has space again. */
  logger: Pick<Logger, 'error' | 'info'>;
  /** False once the platform has begun to stop. */
  isAccepting: () => boolean;
}

/** Mounts the health checks: `/healthz` for liveness, `/readyz` for readiness. */
export function mountHealth(
  app: Hono<HttpEnvironment>,
  { database, sets, dataDir, logger, isAccepting }: HealthOptions,
): void {
  let wasFull = false;
  const diskIsFull = async () => {
    const isFull = await findFullDisk(dataDir);
    if (isFull && !wasFull) logger.error('DATA_DIR: the disk is full; nothing can be saved until there is room');
    if (!isFull && wasFull) logger.info('DATA_DIR: the disk has room again');
    wasFull = isFull;
    return isFull;
  };
  app.get('/healthz', () => jsonResponse({ status: 'ok' }));
  app.get('/readyz', async () => {
    const [databaseAnswers, policies, isFull] = await Promise.all([
      succeeds(sql`select 1`.execute(database.db)),
      stateOf(sets),
      diskIsFull(),
    ]);
    const ready = databaseAnswers && policies === 'ok' && !isFull && isAccepting();
    const parts = {
      database: databaseAnswers ? 'ok' : 'not answering',
      policies,
      disk: isFull ? 'full' : 'ok',
    };
    return jsonResponse({ status: ready ? 'ready' : 'not ready', ...parts }, ready ? 200 : 503);
  });
}

/** Readiness messages about the policies by the code of the problem. */
const troubles: Readonly<Record<string, string>> = {
  damaged_data_set: 'cannot be read',
  data_engine_unavailable: 'not answering',
  data_engine_timeout: 'not answering',
};

function stateOf(sets: LoadedSets): Promise<string> {
  return sets
    .use(() => Promise.resolve('ok'))
    .catch((error: unknown) => {
      const code = error instanceof ApiProblem ? error.code : '';
      return troubles[code] ?? 'not loaded';
    });
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
