import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { Actor } from '../../../audit/Actor.ts';
import { ApiProblem } from '../../../http/ApiProblem.ts';
import type { HttpEnvironment } from '../../../http/HttpEnvironment.ts';
import { installHttpLayer } from '../../../http/installHttpLayer.ts';
import type { AuthorizationStores } from '../../AuthorizationStores.ts';
import { createFgaApp } from './createFgaApp.ts';

/** The token that the served API accepts. */
export const testToken = 'the-administrator';

/** A server with OpenFGA's HTTP API. */
export interface ServedFga {
  /** Includes the path: `http://127.0.0.1:1234/fga`. */
  url: string;
  stop(): Promise<void>;
}

/** Serves stores over the platform's HTTP layer, with one fixed token instead of sign-in. */
export async function serveFga(stores: AuthorizationStores): Promise<ServedFga> {
  const app = new Hono<HttpEnvironment>();
  installHttpLayer(app, { logger: pino({ level: 'silent' }), https: () => false });
  app.route('/fga', createFgaApp({ storesOf: () => stores, authenticate }));
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fga`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

async function authenticate(request: Request): Promise<Actor> {
  const token = request.headers.get('authorization') ?? '';
  if (token === `Bearer ${testToken}`) return { id: 'admin', name: 'admin@demo.test' };
  if (token === '') throw new ApiProblem(401, 'unauthenticated', 'Sign in.');
  throw new ApiProblem(403, 'forbidden', 'Only administrators may do this.');
}
