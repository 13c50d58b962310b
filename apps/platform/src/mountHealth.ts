import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from './database/Database.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import { jsonResponse } from './http/jsonResponse.ts';

export interface HealthOptions {
  database: Database;
  /** False once the platform has begun to stop. */
  isAccepting: () => boolean;
}

/** For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can serve people. */
export function mountHealth(app: Hono<HttpEnvironment>, { database, isAccepting }: HealthOptions): void {
  app.get('/healthz', () => jsonResponse({ status: 'ok' }));
  app.get('/readyz', async () => {
    const databaseAnswers = await sql`select 1`.execute(database.db).then(
      () => true,
      () => false,
    );
    const ready = databaseAnswers && isAccepting();
    return jsonResponse(
      { status: ready ? 'ready' : 'not ready', database: databaseAnswers ? 'ok' : 'not answering' },
      ready ? 200 : 503,
    );
  });
}
