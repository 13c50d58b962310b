import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { joinTransaction } from '../../database/joinTransaction.ts';
import type { AuthorizationStoresTable, Tables } from '../../database/Tables.ts';
import { FgaError } from '../FgaError.ts';
import type { Store, Stores, StoresQuery } from '../wire/wireSchemas.ts';
import { printToken, readText } from './continuationToken.ts';
import { createUlids } from './createUlids.ts';

const defaultPageSize = 50;

/** The stores in the transactional database. */
export class StoreRepository {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #createId: () => string;
  readonly #stateQuery: CompiledQuery<StateRow>;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#createId = createUlids(now);
    this.#stateQuery = compileStateQuery(database);
  }

  async list({ page_size, continuation_token, name }: StoresQuery): Promise<Stores> {
    const size = page_size ?? defaultPageSize;
    const after = readText(continuation_token);
    let query = this.#database.db
      .selectFrom('authorization_stores')
      .selectAll()
      .orderBy('id')
      .limit(size + 1);
    if (after !== null) query = query.where('id', '>', after);
    if (name) query = query.where('name', '=', name);
    const rows = await query.execute();
    const stores = rows.slice(0, size).map(toStore);
    return { stores, continuation_token: rows.length > size ? printToken(stores.at(-1)?.id ?? '') : '' };
  }

  async create(name: string, db: Kysely<Tables> = this.#database.db): Promise<Store> {
    const now = this.#now();
    const row = { id: this.#createId(), name, created_at: now, updated_at: now };
    await db.insertInto('authorization_stores').values(row).execute();
    return toStore(row);
  }

  async get(id: string, db: Kysely<Tables> = this.#database.db): Promise<Store> {
    const row = await db.selectFrom('authorization_stores').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw storeNotFound(id);
    return toStore(row);
  }

  /** Deletes a store with everything in it. */
  async delete(id: string, within?: Kysely<Tables>): Promise<void> {
    await joinTransaction(this.#database, within, async (transaction) => {
      await transaction.deleteFrom('authorization_active_models').where('store_id', '=', id).execute();
      const { numDeletedRows } = await transaction
        .deleteFrom('authorization_stores')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw storeNotFound(id);
    });
  }

  /**
   * Returns the version of a store's last write, and its active model. Every query needs it, so its statement is
   * compiled once.
   */
  async state(id: string): Promise<{ version: number; activeModel: string | null }> {
    const { rows } = await this.#database.db.executeQuery<StateRow>({ ...this.#stateQuery, parameters: [id] });
    const [row] = rows;
    if (row === undefined) throw storeNotFound(id);
    return { version: row.version, activeModel: row.model_id };
  }
}

interface StateRow {
  version: number;
  model_id: string | null;
}

function compileStateQuery({ db }: Database): CompiledQuery<StateRow> {
  return db
    .selectFrom('authorization_stores')
    .leftJoin('authorization_active_models', 'store_id', 'id')
    .select(['version', 'model_id'])
    .where('id', '=', '')
    .compile();
}

/** Begins a write: blocks other writes to the store until the transaction ends. Returns the new version. */
export async function beginWrite(
  transaction: Kysely<Tables>,
  storeId: string,
  now: number,
): Promise<{ version: number; tupleCount: number }> {
  const row = await transaction
    .updateTable('authorization_stores')
    .set((set) => ({ version: set('version', '+', 1), updated_at: now }))
    .where('id', '=', storeId)
    .returning(['version', 'tuple_count'])
    .executeTakeFirst();
  if (row === undefined) throw storeNotFound(storeId);
  return { version: row.version, tupleCount: row.tuple_count };
}

/** Creates the error for a missing store. */
export function storeNotFound(id: string): FgaError {
  return new FgaError('store_id_not_found', `There is no store with the id ${id.slice(0, 40)}.`, { field: 'store_id' });
}

function toStore(row: Pick<Selectable<AuthorizationStoresTable>, 'id' | 'name' | 'created_at' | 'updated_at'>): Store {
  return {
    id: row.id,
    name: row.name,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
