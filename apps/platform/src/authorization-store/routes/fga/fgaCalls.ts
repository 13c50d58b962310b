import type { z } from 'zod';
import type { AuthorizationStores } from '../../AuthorizationStores.ts';
import * as wire from '../../wire/wireSchemas.ts';

/** Parsed input of a call. */
interface Sent<Body, Query> {
  /** The store's id; empty if the path has none. */
  store: string;
  /** The model's id; empty if the path has none. */
  model: string;
  body: Body;
  query: Query;
}

/** One call of OpenFGA's HTTP API. */
export interface FgaCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  body?: z.ZodType;
  query?: z.ZodType;
  /** Default 200. */
  status?: 200 | 201 | 204;
  answer: (stores: AuthorizationStores, sent: Sent<unknown, unknown>) => Promise<unknown>;
}

const inStore = '/stores/:store';

/** The calls that OpenFGA's clients make. */
export const fgaCalls: readonly FgaCall[] = [
  call('GET', '/stores', { query: wire.storesQuery }, (stores, { query }) => stores.listStores(query)),
  call('POST', '/stores', { body: wire.createStoreBody, status: 201 }, (stores, { body }) =>
    stores.createStore(body.name),
  ),
  call('GET', inStore, {}, (stores, { store }) => stores.getStore(store)),
  call('DELETE', inStore, { status: 204 }, (stores, { store }) => stores.deleteStore(store)),

  call('GET', `${inStore}/authorization-models`, { query: wire.modelsQuery }, (stores, { store, query }) =>
    stores.listModels(store, query),
  ),
  call(
    'POST',
    `${inStore}/authorization-models`,
    { body: wire.modelBody, status: 201 },
    async (stores, { store, body }) => ({ authorization_model_id: await stores.writeModel(store, body) }),
  ),
  call('GET', `${inStore}/authorization-models/:model`, {}, async (stores, { store, model }) => ({
    authorization_model: await stores.getModel(store, model),
  })),

  call('POST', `${inStore}/check`, { body: wire.checkBody }, async (stores, { store, body }) => ({
    allowed: await stores.check(store, body),
  })),
  call('POST', `${inStore}/batch-check`, { body: wire.batchCheckBody }, async (stores, { store, body }) => ({
    result: await stores.batchCheck(store, body),
  })),
  call('POST', `${inStore}/list-objects`, { body: wire.listObjectsBody }, async (stores, { store, body }) => ({
    objects: await stores.listObjects(store, body),
  })),
  call('POST', `${inStore}/streamed-list-objects`, { body: wire.listObjectsBody }, async (stores, { store, body }) =>
    lines((await stores.listObjects(store, body)).map((object) => ({ result: { object } }))),
  ),
  call('POST', `${inStore}/list-users`, { body: wire.listUsersBody }, async (stores, { store, body }) => ({
    users: await stores.listUsers(store, body),
  })),
  call('POST', `${inStore}/expand`, { body: wire.expandBody }, (stores, { store, body }) => stores.expand(store, body)),

  call('POST', `${inStore}/write`, { body: wire.writeBody }, async (stores, { store, body }) => {
    await stores.write(store, body);
    return {};
  }),
  call('POST', `${inStore}/read`, { body: wire.readBody }, (stores, { store, body }) => stores.read(store, body)),
  call('GET', `${inStore}/changes`, { query: wire.changesQuery }, (stores, { store, query }) =>
    stores.changes(store, query),
  ),

  call('GET', `${inStore}/assertions/:model`, {}, async (stores, { store, model }) => ({
    authorization_model_id: model,
    assertions: await stores.readAssertions(store, model),
  })),
  call(
    'PUT',
    `${inStore}/assertions/:model`,
    { body: wire.assertionsBody, status: 204 },
    (stores, { store, model, body }) => stores.writeAssertions(store, model, body.assertions),
  ),
];

interface Parts<Body extends z.ZodType, Query extends z.ZodType> {
  body?: Body;
  query?: Query;
  status?: FgaCall['status'];
}

/** Creates a call; its handler gets body and query as parsed by the schemas. */
function call<Body extends z.ZodType, Query extends z.ZodType>(
  method: FgaCall['method'],
  path: FgaCall['path'],
  parts: Parts<Body, Query>,
  answer: (stores: AuthorizationStores, sent: Sent<z.output<Body>, z.output<Query>>) => Promise<unknown>,
): FgaCall {
  return { method, path, ...parts, answer: answer as FgaCall['answer'] };
}

/** Responds with one JSON document per line, as OpenFGA streams. */
function lines(values: readonly unknown[]): Response {
  const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
  return new Response(text, { headers: { 'content-type': 'application/x-ndjson' } });
}
