import type { AuthorizationModel } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Tables } from '../../database/Tables.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { compileModel } from '../model/compileModel.ts';
import { createInvalidTuples, setActiveModel } from '../storage/activateModel.ts';
import { activeModelId } from '../storage/TupleRepository.ts';
import type {
  AssertionsRequest,
  BatchCheckAnswer,
  Changes,
  ExpandAnswer,
  ListedUser,
  Models,
  Store,
  Stores,
  Tuples,
} from '../wire/wireSchemas.ts';
import { createOutsideClient, type OutsideOptions } from './createOutsideClient.ts';

/**
 * Creates the authorization stores of a real OpenFGA. It has no active model, so the transactional database keeps its
 * id, which is sent with each request.
 */
export function createOutsideStores(database: Database, options: OutsideOptions): AuthorizationStores {
  const { db } = database;
  const call = createOutsideClient(options);
  const ask = createAsk(db, call);
  const read: AuthorizationStores['read'] = (id, request) => call<Tuples>('POST', `${store(id)}/read`, request);
  const getModel: AuthorizationStores['getModel'] = async (id, model) =>
    (
      await call<{ authorization_model: AuthorizationModel }>(
        'GET',
        `${store(id)}/authorization-models/${encodeURIComponent(model)}`,
      )
    ).authorization_model;

  return {
    listStores: (query) => call<Stores>('GET', '/stores', undefined, query),
    createStore: (name) => call<Store>('POST', '/stores', { name }),
    getStore: (id) => call<Store>('GET', store(id)),
    deleteStore: (id) => call<void>('DELETE', store(id)),

    listModels: (id, query) => call<Models>('GET', `${store(id)}/authorization-models`, undefined, query),
    getModel,
    writeModel: async (id, source) =>
      (await call<{ authorization_model_id: string }>('POST', `${store(id)}/authorization-models`, source))
        .authorization_model_id,
    activeModel: (id) => activeModelId(db, id),
    async activateModel(id, modelId, within = db) {
      const invalid = createInvalidTuples(compileModel(await getModel(id, modelId)));
      for (let token = ''; ;) {
        const { tuples, continuation_token } = await read(id, { page_size: 100, continuation_token: token });
        for (const { key } of tuples) invalid.add(key);
        token = continuation_token;
        if (token === '') break;
      }
      invalid.refuse();
      await setActiveModel(within, id, modelId);
    },

    check: async (id, request) => (await ask<{ allowed?: boolean }>(id, 'check', request)).allowed === true,
    batchCheck: async (id, request) => (await ask<{ result: BatchCheckAnswer }>(id, 'batch-check', request)).result,
    listObjects: async (id, request) => (await ask<{ objects?: string[] }>(id, 'list-objects', request)).objects ?? [],
    listUsers: async (id, request) => (await ask<{ users?: ListedUser[] }>(id, 'list-users', request)).users ?? [],
    expand: (id, request) => ask<ExpandAnswer>(id, 'expand', request),

    write: async (id, request, within) => void (await ask<unknown>(id, 'write', request, within)),
    read,
    changes: (id, query) => call<Changes>('GET', `${store(id)}/changes`, undefined, query),
    readAssertions: async (id, model) =>
      (await call<AssertionsRequest>('GET', `${store(id)}/assertions/${encodeURIComponent(model)}`)).assertions,
    writeAssertions: (id, model, assertions) =>
      call<void>('PUT', `${store(id)}/assertions/${encodeURIComponent(model)}`, { assertions }),
  };
}

function store(id: string): string {
  return `/stores/${encodeURIComponent(id)}`;
}

/** Creates the query function, which adds the active model to requests without one. */
function createAsk(db: Kysely<Tables>, call: ReturnType<typeof createOutsideClient>) {
  return async <T>(
    id: string,
    path: string,
    request: { authorization_model_id?: string | null | undefined },
    within: Kysely<Tables> = db,
  ): Promise<T> => {
    const model = request.authorization_model_id || (await activeModelId(within, id)) || undefined;
    return call<T>('POST', `${store(id)}/${path}`, { ...request, authorization_model_id: model });
  };
}
