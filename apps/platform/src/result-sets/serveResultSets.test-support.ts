import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  endpoints,
  type EndpointId,
  type EndpointServer,
  type Permission,
} from '@agency-insights/insights-api/contract';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { ApiProblem } from '../http/ApiProblem.ts';
import { createRoutes } from '../http/createRoutes.ts';
import type { HttpEnvironment } from '../http/HttpEnvironment.ts';
import { installHttpLayer } from '../http/installHttpLayer.ts';
import { writingPieces } from '../http/pieceResponse.ts';
import type { Person } from '../http/Person.ts';
import type { Routes } from '../http/Routes.ts';
import { mountLooker } from './option-queries/mountLooker.ts';
import { openTestWarehouse } from './openTestWarehouse.test-support.ts';
import { createResultSets, type ResultSetsOptions } from './createResultSets.ts';
import { createLoadedSets } from './LoadedSets.ts';
import { loadTestSet, temporaryWarehouse } from './loadTestSet.test-support.ts';
import { mountResultSets } from './mountResultSets.ts';
import type { ResultSets } from './ResultSets.ts';
import type { TestRecords } from './testRecords.test-support.ts';

/** The real server with only the search mounted. In place of sign-in, which is tested elsewhere, the token names what the user may see. */
export interface ServedSearch {
  call(
    access: 'all' | 'personal' | 'commercial' | 'benchmarks' | 'none',
    endpoint: EndpointId,
    /** Undefined: the request has none. */
    body: unknown,
    init?: {
      accept?: string;
      signal?: AbortSignal;
      params?: Readonly<Record<string, string>>;
      query?: Readonly<Record<string, string>>;
    },
  ): Promise<Response>;
  stop(): Promise<void>;
}

const permissionsOf: Readonly<Record<string, readonly Permission[]>> = {
  all: ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'],
  personal: ['viewable:insights_pl', 'viewable:benchmarks'],
  commercial: ['viewable:insights_cl', 'viewable:benchmarks'],
  benchmarks: ['viewable:benchmarks'],
  none: [],
};

/** Serves the search. */
export function serveResultSets(resultSets: ResultSets): Promise<ServedSearch> {
  return serveMounted((routes) => {
    mountResultSets(routes, { resultSets });
    mountLooker(routes, { resultSets });
  });
}

/** Serves the search over a set that holds these records; stopping removes the set. */
export async function serveTestSet(
  records: TestRecords,
  options: Omit<ResultSetsOptions, 'sets'> = {},
): Promise<ServedSearch> {
  const folder = await temporaryWarehouse();
  await loadTestSet(folder.directory, records);
  const warehouse = openTestWarehouse(folder.directory);
  const server = await serveResultSets(createResultSets({ sets: createLoadedSets(warehouse), ...options }));
  return {
    ...server,
    async stop() {
      await server.stop();
      await warehouse.close();
      await folder.remove();
    },
  };
}

/** Serves what `mount` mounts, of one of the platform's servers. */
export async function serveMounted(mount: (routes: Routes) => void, of?: EndpointServer): Promise<ServedSearch> {
  const app = new Hono<HttpEnvironment>();
  installHttpLayer(app, { logger: pino({ level: 'silent' }), https: () => false });
  const authenticate = async (request: Request): Promise<Person> => {
    const permissions = permissionsOf[request.headers.get('authorization')?.replace('Bearer ', '') ?? ''];
    if (!permissions) throw new ApiProblem(401, 'unauthenticated', 'Sign in.');
    return { id: 'person', email: 'person@demo.test', displayName: 'Person', permissions };
  };
  const routes = createRoutes({
    app,
    ...(of && { server: of }),
    authenticate,
    identify: async (request) => ({
      kind: 'person',
      person: await authenticate(request),
      administrator: false,
      sessionHash: '',
    }),
  });
  mount(routes);
  const server = createAdaptorServer({ fetch: writingPieces(app.fetch) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    call: (access, endpoint, body, { accept = 'application/json', signal, params = {}, query = {} } = {}) => {
      const { method, path } = endpoints[endpoint];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const search = new URLSearchParams(query);
      return fetch(`${url}${filled}${search.size === 0 ? '' : `?${search}`}`, {
        method,
        ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        headers: {
          authorization: `Bearer ${access}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          accept,
        },
      });
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
