import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from './database/Database.ts';
import { ApiProblem } from './http/ApiProblem.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import { jsonResponse } from './http/jsonResponse.ts';
import type { LoadedSets } from './result-sets/LoadedSets.ts';

/** What readiness depends on. */
export interface HealthOptions {
  database: Database;
  sets: LoadedSets;
  /** False once the platform has begun to stop. */
  isAccepting: () => boolean;
}

/** For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can serve people. */
export function mountHealth(app: Hono<HttpEnvironment>, { database, sets, isAccepting }: HealthOptions): void {
  app.get('/healthz', () => jsonResponse({ status: 'ok' }));
  app.get('/readyz', async () => {
    const [databaseAnswers, policies] = await Promise.all([
      succeeds(sql`select 1`.execute(database.db)),
      stateOf(sets),
    ]);
    const ready = databaseAnswers && policies === 'ok' && isAccepting();
    const parts = {
      database: databaseAnswers ? 'ok' : 'not answering',
      policies,
    };
    return jsonResponse({ status: ready ? 'ready' : 'not ready', ...parts }, ready ? 200 : 503);
  });
}

function stateOf(sets: LoadedSets): Promise<string> {
  return sets
    .use(() => Promise.resolve('ok'))
    .catch((error: unknown) => {
      const isDamaged = error instanceof ApiProblem && error.code === 'damaged_data_set';
      return isDamaged ? 'cannot be read' : 'not loaded';
    });
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
