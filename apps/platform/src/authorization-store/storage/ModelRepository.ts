import type { AuthorizationModel, AuthorizationModelSource } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { joinTransaction } from '../../database/joinTransaction.ts';
import type { Tables } from '../../database/Tables.ts';
import { FgaError } from '../FgaError.ts';
import type { CompiledModel } from '../model/CompiledModel.ts';
import { compileModel } from '../model/compileModel.ts';
import type { AssertionsRequest, Models, PageQuery } from '../wire/wireSchemas.ts';
import { printToken, readText } from './continuationToken.ts';
import { createUlids } from './createUlids.ts';
import { storeNotFound } from './StoreRepository.ts';

const defaultPageSize = 50;
const maxCompiledModels = 200;
const maxModelBytes = 262_144;

/** The models in the transactional database. They never change, so each is compiled once. */
export class ModelRepository {
  readonly #database: Database;
  readonly #createId: () => string;
  readonly #compiled = new Map<string, CompiledModel>();

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#createId = createUlids(now);
  }

  /** Adds a model that compiles; returns its id. */
  async add(storeId: string, source: AuthorizationModelSource, within?: Kysely<Tables>): Promise<string> {
    const id = this.#createId();
    compileModel({ id, ...source });
    const text = JSON.stringify({ schema_version: source.schema_version, type_definitions: source.type_definitions });
    if (Buffer.byteLength(text) > maxModelBytes)
      throw new FgaError('exceeded_entity_limit', `The model is larger than ${maxModelBytes} bytes; split it.`, {
        field: 'type_definitions',
      });
    await joinTransaction(this.#database, within, async (transaction) => {
      const store = await transaction
        .selectFrom('authorization_stores')
        .select('id')
        .where('id', '=', storeId)
        .executeTakeFirst();
      if (store === undefined) throw storeNotFound(storeId);
      await transaction.insertInto('authorization_models').values({ id, store_id: storeId, source: text }).execute();
    });
    return id;
  }

  /** Returns a page of models, newest first. */
  async list(storeId: string, { page_size, continuation_token }: PageQuery): Promise<Models> {
    const size = page_size ?? defaultPageSize;
    const before = readText(continuation_token);
    let query = this.#database.db
      .selectFrom('authorization_models')
      .select(['id', 'source'])
      .where('store_id', '=', storeId)
      .orderBy('id', 'desc')
      .limit(size + 1);
    if (before !== null) query = query.where('id', '<', before);
    const rows = await query.execute();
    const models = rows.slice(0, size).map(toModel);
    return {
      authorization_models: models,
      continuation_token: rows.length > size ? printToken(models.at(-1)?.id ?? '') : '',
    };
  }

  async get(storeId: string, modelId: string): Promise<AuthorizationModel> {
    const { db } = this.#database;
    return toModel(await findRow(db, storeId, modelId));
  }

  /** Returns the compiled model of a request: the named, else the active, else the newest one. */
  async compiled(
    storeId: string,
    modelId: string | null,
    db: Kysely<Tables> = this.#database.db,
  ): Promise<CompiledModel> {
    const id = modelId ?? (await newestId(db, storeId));
    const key = `${storeId} ${id}`;
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const model = compileModel(toModel(await findRow(db, storeId, id)));
    const [oldest] = this.#compiled.keys();
    if (oldest !== undefined && this.#compiled.size >= maxCompiledModels) this.#compiled.delete(oldest);
    this.#compiled.set(key, model);
    return model;
  }

  async assertions(storeId: string, modelId: string): Promise<AssertionsRequest['assertions']> {
    const { assertions } = await findRow(this.#database.db, storeId, modelId);
    return JSON.parse(assertions) as AssertionsRequest['assertions'];
  }

  async setAssertions(
    { storeId, modelId, assertions }: { storeId: string; modelId: string; assertions: AssertionsRequest['assertions'] },
    db: Kysely<Tables> = this.#database.db,
  ): Promise<void> {
    await db
      .updateTable('authorization_models')
      .set({ assertions: JSON.stringify(assertions) })
      .where('store_id', '=', storeId)
      .where('id', '=', modelId)
      .execute();
  }
}

async function findRow(db: Kysely<Tables>, storeId: string, id: string) {
  const row = await db
    .selectFrom('authorization_models')
    .select(['id', 'source', 'assertions'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new FgaError('authorization_model_not_found', `The store has no model with the id ${id.slice(0, 40)}.`, {
    field: 'authorization_model_id',
  });
}

async function newestId(db: Kysely<Tables>, storeId: string): Promise<string> {
  const row = await db
    .selectFrom('authorization_models')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row !== undefined) return row.id;
  throw new FgaError(
    'latest_authorization_model_not_found',
    'The store has no authorization model yet; write one first.',
  );
}

function toModel({ id, source }: { id: string; source: string }): AuthorizationModel {
  return { id, ...(JSON.parse(source) as AuthorizationModelSource) };
}
