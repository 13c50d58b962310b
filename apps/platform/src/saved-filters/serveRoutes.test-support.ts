import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { openTestRights } from '../authorization-store/product/openTestRights.test-support.ts';
import type { Database } from '../database/Database.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { createRoutes } from '../http/createRoutes.ts';
import type { HttpEnvironment } from '../http/HttpEnvironment.ts';
import { installHttpLayer } from '../http/installHttpLayer.ts';
import type { Routes } from '../http/Routes.ts';
import { writingStreams } from '../http/streamResponse.ts';

/** A real server over the platform's own HTTP layer, with only some areas mounted. */
export interface ServedRoutes {
  url: string;
  /** Sends a request as a user of the users table; objects go out as JSON. */
  call(
    personId: string,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  stop(): Promise<void>;
}

/** In place of sign-in, which is tested elsewhere, the bearer token is the user's id; the user is still read from the database. */
export async function serveRoutes(database: Database, mount: (routes: Routes) => void): Promise<ServedRoutes> {
  const app = new Hono<HttpEnvironment>();
  installHttpLayer(app, { logger: pino({ level: 'silent' }), https: () => false });
  mount(createRoutes({ app, authenticate: (request) => personBehind(database, request) }));
  const server = createAdaptorServer({ fetch: writingStreams(app.fetch, () => undefined) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    call: (personId, method, path, body, headers = {}) =>
      fetch(new URL(path, url), {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${personId}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

async function personBehind(database: Database, request: Request) {
  const id = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const row = await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiProblem(401, 'unauthenticated', 'Sign in.');
  const { permissions } = await (await openTestRights(database)).of(id);
  return { id, email: row.email, displayName: `${row.first_name} ${row.last_name}`, permissions };
}
