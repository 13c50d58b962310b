import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { Database } from '../../database/Database.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { createChecker, type Checker } from '../evaluation/createChecker.ts';
import type { Evaluation } from '../evaluation/Evaluation.ts';
import { expand } from '../evaluation/expand.ts';
import { listObjects } from '../evaluation/listObjects.ts';
import { listUsers } from '../evaluation/listUsers.ts';
import { FgaError } from '../FgaError.ts';
import type { CompiledModel } from '../model/CompiledModel.ts';
import { checkObjectRelation, checkTuples, checkTypeRelation, checkUser } from '../tuples/checkTuple.ts';
import { withContextualTuples } from '../tuples/withContextualTuples.ts';
import type { BatchCheckAnswer, BatchCheckRequest, CheckRequest } from '../wire/wireSchemas.ts';
import { activateModel } from './activateModel.ts';
import { ChangeRepository } from './ChangeRepository.ts';
import { ModelRepository } from './ModelRepository.ts';
import { StoreRepository } from './StoreRepository.ts';
import { TupleCache } from './TupleCache.ts';
import { TupleRepository } from './TupleRepository.ts';
import { toListedUser } from './toListedUser.ts';

type ContextualTuples = readonly TupleKey[] | null | undefined;

/** Dependencies of embedded stores. */
interface Parts {
  database: Database;
  stores: StoreRepository;
  models: ModelRepository;
  changes: ChangeRepository;
  tuples: TupleRepository;
  cache: TupleCache;
  now: () => number;
}

/**
 * Creates the authorization stores in the transactional database. Queries run in memory: each first reads the version
 * of the store's last write, so that it sees all earlier writes of any process.
 */
export function createEmbeddedStores(database: Database, now: () => number): AuthorizationStores {
  const stores = new StoreRepository(database, now);
  const models = new ModelRepository(database, now);
  const changes = new ChangeRepository(database);
  const tuples = new TupleRepository(database, models, now);
  const cache = new TupleCache({ tuples, changes, versionOf: async (id) => (await stores.state(id)).version });
  const parts = { database, stores, models, changes, tuples, cache, now };
  return { ...storeCalls(parts), ...modelCalls(parts), ...questionCalls(parts), ...tupleCalls(parts) };
}

function storeCalls({ stores, cache }: Parts) {
  return {
    listStores: (query) => stores.list(query),
    createStore: (name, within) => stores.create(name, within),
    getStore: (id) => stores.get(id),
    async deleteStore(id, within) {
      await stores.delete(id, within);
      cache.forget(id);
    },
  } satisfies Partial<AuthorizationStores>;
}

function modelCalls({ database, stores, models, tuples, now }: Parts) {
  return {
    async listModels(storeId, query) {
      await stores.get(storeId);
      return models.list(storeId, query);
    },
    async getModel(storeId, modelId) {
      await stores.get(storeId);
      return models.get(storeId, modelId);
    },
    writeModel: (storeId, source, within) => models.add(storeId, source, within),
    activeModel: async (storeId) => (await stores.state(storeId)).activeModel,
    activateModel: (storeId, modelId, within) =>
      activateModel({ database, models, tuples, now }, { storeId, modelId }, within),
    async readAssertions(storeId, modelId) {
      await stores.get(storeId);
      return models.assertions(storeId, modelId);
    },
    async writeAssertions(storeId, modelId, assertions, within) {
      await stores.get(storeId, within);
      const model = await models.compiled(storeId, modelId, within);
      for (const { tuple_key } of assertions) checkQuestion(model, tuple_key);
      await models.setAssertions({ storeId, modelId, assertions }, within);
    },
  } satisfies Partial<AuthorizationStores>;
}

function tupleCalls({ stores, tuples, changes }: Parts) {
  return {
    write: (storeId, request, within) => tuples.write(storeId, request, within),
    async read(storeId, request, within) {
      await stores.get(storeId, within);
      return tuples.read(storeId, request, within);
    },
    async changes(storeId, query) {
      await stores.get(storeId);
      return changes.page(storeId, query);
    },
  } satisfies Partial<AuthorizationStores>;
}

function questionCalls(parts: Parts) {
  return {
    async check(storeId, request) {
      return checkOne(await open(parts, storeId, request), request);
    },
    async batchCheck(storeId, request) {
      return checkEach(await open(parts, storeId, request), request);
    },
    async listObjects(storeId, request) {
      const stored = await open(parts, storeId, request);
      const evaluation = addContextual(stored, request.contextual_tuples?.tuple_keys);
      const { type, relation, user } = request;
      checkTypeRelation(evaluation.model, type, relation, 'type');
      asValidationError(() => checkUser(evaluation.model, user));
      return listObjects(evaluation, { type, relation, user });
    },
    async listUsers(storeId, { object, relation, user_filters: [filter], ...request }) {
      const evaluation = addContextual(await open(parts, storeId, request), request.contextual_tuples);
      const name = `${object.type}:${object.id}`;
      checkObjectRelation(evaluation.model, name, relation);
      if (filter === undefined) return [];
      const example = filter.relation ? `${filter.type}:1#${filter.relation}` : `${filter.type}:1`;
      checkUser(evaluation.model, example, 'user_filter');
      return listUsers(evaluation, { object: name, relation, filter }).sort().map(toListedUser);
    },
    async expand(storeId, { tuple_key, ...request }) {
      const stored = await open(parts, storeId, request);
      const evaluation = addContextual(stored, request.contextual_tuples?.tuple_keys);
      const relation = checkObjectRelation(evaluation.model, tuple_key.object, tuple_key.relation);
      return { tree: { root: expand(evaluation, relation, tuple_key.object) } };
    },
  } satisfies Partial<AuthorizationStores>;
}

/** Reads the current model and relationships for a query. */
async function open(
  { stores, models, cache }: Parts,
  storeId: string,
  { authorization_model_id }: { authorization_model_id?: string | null | undefined },
): Promise<Evaluation> {
  const { version, activeModel } = await stores.state(storeId);
  const model = await models.compiled(storeId, authorization_model_id || activeModel);
  return { model, tuples: await cache.at(storeId, version) };
}

function checkOne(evaluation: Evaluation, { tuple_key, contextual_tuples }: CheckRequest): boolean {
  const { user, relation, object } = tuple_key;
  checkQuestion(evaluation.model, tuple_key);
  return createChecker(addContextual(evaluation, contextual_tuples?.tuple_keys), user)(object, relation);
}

/** Runs checks; those of one user without contextual tuples share their results. */
function checkEach(evaluation: Evaluation, { checks }: BatchCheckRequest): BatchCheckAnswer {
  const checkers = new Map<string, Checker>();
  const answer = ({ tuple_key, contextual_tuples }: BatchCheckRequest['checks'][number]): boolean => {
    if (contextual_tuples?.tuple_keys.length) return checkOne(evaluation, { tuple_key, contextual_tuples });
    checkQuestion(evaluation.model, tuple_key);
    const checker = checkers.get(tuple_key.user) ?? createChecker(evaluation, tuple_key.user);
    checkers.set(tuple_key.user, checker);
    return checker(tuple_key.object, tuple_key.relation);
  };
  return Object.fromEntries(
    checks.map((check) => {
      try {
        return [check.correlation_id, { allowed: answer(check) }];
      } catch (error) {
        if (!(error instanceof FgaError)) throw error;
        return [check.correlation_id, { error: { input_error: error.code, message: error.message } }];
      }
    }),
  );
}

function checkQuestion(model: CompiledModel, { user, relation, object }: TupleKey): void {
  asValidationError(() => {
    checkUser(model, user);
    checkObjectRelation(model, object, relation);
  });
}

/** Converts errors of a check's key or user to OpenFGA's single code for them. */
function asValidationError(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof FgaError)) throw error;
    throw new FgaError('validation_error', error.message, { field: error.field, cause: error });
  }
}

function addContextual(evaluation: Evaluation, contextual: ContextualTuples): Evaluation {
  if (!contextual?.length) return evaluation;
  checkTuples(evaluation.model, contextual, 'invalid_tuple', 'contextual_tuples');
  return { ...evaluation, tuples: withContextualTuples(evaluation.tuples, contextual) };
}
