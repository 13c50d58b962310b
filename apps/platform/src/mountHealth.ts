import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from './database/Database.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import { jsonResponse } from './http/jsonResponse.ts';
import type { Warehouse } from './warehouse/Warehouse.ts';

/** What readiness depends on. */
export interface HealthOptions {
  database: Database;
  warehouse: Warehouse;
  /** False once the platform has begun to stop. */
  isAccepting: () => boolean;
}

/** For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can serve people. */
export function mountHealth(app: Hono<HttpEnvironment>, { database, warehouse, isAccepting }: HealthOptions): void {
  app.get('/healthz', () => jsonResponse({ status: 'ok' }));
  app.get('/readyz', async () => {
    const [databaseAnswers, policiesLoaded] = await Promise.all([
      succeeds(sql`select 1`.execute(database.db)),
      succeeds(warehouse.withSet(() => Promise.resolve())),
    ]);
    const ready = databaseAnswers && policiesLoaded && isAccepting();
    const parts = {
      database: databaseAnswers ? 'ok' : 'not answering',
      policies: policiesLoaded ? 'ok' : 'not loaded',
    };
    return jsonResponse({ status: ready ? 'ready' : 'not ready', ...parts }, ready ? 200 : 503);
  });
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
