import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { joinTransaction } from '../../database/joinTransaction.ts';
import type { Tables } from '../../database/Tables.ts';
import { FgaError } from '../FgaError.ts';
import { checkObject, checkTuples } from '../tuples/checkTuple.ts';
import { idOf, printTuple, typeOf, userParts } from '../tuples/tupleTexts.ts';
import type { ReadRequest, Tuples, WriteRequest } from '../wire/wireSchemas.ts';
import { appendChanges, type TupleChangeEntry } from './ChangeRepository.ts';
import { printToken, readNumbers } from './continuationToken.ts';
import type { ModelRepository } from './ModelRepository.ts';
import { beginWrite } from './StoreRepository.ts';
import { toColumns, toTuple, tupleColumns, type TupleColumns } from './tupleRows.ts';

/** Max relationships of an embedded store, which holds them in memory. */
export const maxTuples = 1_000_000;
const defaultPageSize = 50;

/** The relationships in the transactional database. */
export class TupleRepository {
  readonly #database: Database;
  readonly #models: ModelRepository;
  readonly #now: () => number;

  constructor(database: Database, models: ModelRepository, now: () => number) {
    this.#database = database;
    this.#models = models;
    this.#now = now;
  }

  /** Deletes and adds relationships, all or none, and logs the changes. */
  async write(storeId: string, request: WriteRequest, within?: Kysely<Tables>): Promise<void> {
    const writes = keysOf(request.writes?.tuple_keys);
    const deletes = keysOf(request.deletes?.tuple_keys);
    refuseDuplicates([...writes, ...deletes]);
    const now = this.#now();
    await joinTransaction(this.#database, within, async (transaction) => {
      const { version, tupleCount } = await beginWrite(transaction, storeId, now);
      await this.#checkWrites(transaction, storeId, writes, request.authorization_model_id);
      const deleted = await deleteTuples(transaction, storeId, deletes);
      if (request.deletes?.on_missing !== 'ignore') refuseMissing(deletes, deleted);
      const written = await insertTuples(transaction, storeId, writes, now);
      if (request.writes?.on_duplicate !== 'ignore') refuseExisting(writes, written);
      const count = tupleCount + written.length - deleted.length;
      if (count > maxTuples) throw tooMany();
      const changes: TupleChangeEntry[] = [
        ...deleted.map((tuple) => ({ operation: 'delete' as const, tuple })),
        ...written.map((tuple) => ({ operation: 'write' as const, tuple })),
      ];
      await appendChanges(transaction, { storeId, version, now }, changes);
      await transaction
        .updateTable('authorization_stores')
        .set({ tuple_count: count })
        .where('id', '=', storeId)
        .execute();
    });
  }

  /** Returns a page of relationships that match a partial key, in write order. */
  async read(
    storeId: string,
    { tuple_key, page_size, continuation_token }: ReadRequest,
    db: Kysely<Tables> = this.#database.db,
  ): Promise<Tuples> {
    const size = page_size ?? defaultPageSize;
    const [after = 0] = readNumbers(continuation_token, 1) ?? [];
    let query = db
      .selectFrom('authorization_tuples')
      .select(['id', 'inserted_at', ...tupleColumns])
      .where('store_id', '=', storeId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(size + 1);
    for (const [column, value] of Object.entries(partialColumns(tuple_key)))
      query = query.where(column as keyof TupleColumns, '=', value);
    const rows = await query.execute();
    const page = rows.slice(0, size);
    return {
      tuples: page.map((row) => ({ key: toTuple(row), timestamp: new Date(row.inserted_at).toISOString() })),
      continuation_token: rows.length > size ? printToken(page.at(-1)?.id ?? 0) : '',
    };
  }

  /** Yields all relationships of a store, in chunks. */
  async *all(storeId: string, db: Kysely<Tables> = this.#database.db): AsyncGenerator<TupleKey[]> {
    for (let after = 0; ;) {
      const rows = await db
        .selectFrom('authorization_tuples')
        .select(['id', ...tupleColumns])
        .where('store_id', '=', storeId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(5_000)
        .execute();
      if (rows.length === 0) return;
      after = rows.at(-1)?.id ?? after;
      yield rows.map(toTuple);
    }
  }

  async #checkWrites(
    transaction: Kysely<Tables>,
    storeId: string,
    writes: readonly TupleKey[],
    modelId: string | null | undefined,
  ): Promise<void> {
    if (writes.length === 0) return;
    const model = await this.#models.compiled(
      storeId,
      modelId || (await activeModelId(transaction, storeId)),
      transaction,
    );
    checkTuples(model, writes, 'validation_error', 'relationships');
  }
}

/** Returns the id of a store's active model; null if none was activated. */
export async function activeModelId(db: Kysely<Tables>, storeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('authorization_active_models')
    .select('model_id')
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return row?.model_id ?? null;
}

async function deleteTuples(db: Kysely<Tables>, storeId: string, tuples: readonly TupleKey[]): Promise<TupleKey[]> {
  if (tuples.length === 0) return [];
  const rows = await db
    .deleteFrom('authorization_tuples')
    .where('store_id', '=', storeId)
    .where(({ and, or }) => or(tuples.map((tuple) => and({ ...toColumns(tuple) }))))
    .returning(tupleColumns)
    .execute();
  return rows.map(toTuple);
}

async function insertTuples(
  db: Kysely<Tables>,
  storeId: string,
  tuples: readonly TupleKey[],
  now: number,
): Promise<TupleKey[]> {
  if (tuples.length === 0) return [];
  const rows = await db
    .insertInto('authorization_tuples')
    .values(tuples.map((tuple) => ({ ...toColumns(tuple), store_id: storeId, inserted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(tupleColumns)
    .execute();
  return rows.map(toTuple);
}

/** Returns the columns of a partial key. Throws an FgaError if it has too few for an indexed search. */
function partialColumns(key: ReadRequest['tuple_key']): Partial<TupleColumns> {
  const { user, relation, object } = key ?? {};
  if (!user && !relation && !object) return {};
  if (!object || !typeOf(object))
    throw new FgaError(
      'validation_error',
      'object is needed in a partial key: a type, such as document:, or an object.',
      { field: 'object' },
    );
  const id = idOf(object);
  if (id === '' && !user)
    throw new FgaError('validation_error', 'user is needed where object names a type alone.', { field: 'user' });
  if (id !== '') checkObject(object);
  const parts = user ? userParts(user) : null;
  return {
    object_type: typeOf(object),
    ...(id === '' ? {} : { object_id: id }),
    ...(relation ? { relation } : {}),
    ...(parts && { user_type: parts.type, user_id: parts.id, user_relation: parts.relation }),
  };
}

function keysOf(tuples: readonly TupleKey[] = []): TupleKey[] {
  return tuples.map(({ user, relation, object }) => ({ user, relation, object }));
}

function refuseDuplicates(tuples: readonly TupleKey[]): void {
  const seen = new Set<string>();
  for (const [index, tuple] of tuples.entries()) {
    const text = printTuple(tuple);
    if (seen.has(text))
      throw new FgaError('cannot_allow_duplicate_tuples_in_one_request', `duplicate tuple in the request: ${text}`, {
        field: `relationships.${index}`,
      });
    seen.add(text);
  }
}

function refuseMissing(wanted: readonly TupleKey[], deleted: readonly TupleKey[]): void {
  const missing = firstWithout(wanted, deleted);
  const tuple = wanted[missing];
  if (tuple) throw refusedWrite(`cannot delete a tuple which does not exist: ${describe(tuple)}`, missing);
}

function refuseExisting(wanted: readonly TupleKey[], written: readonly TupleKey[]): void {
  const existing = firstWithout(wanted, written);
  const tuple = wanted[existing];
  if (tuple) throw refusedWrite(`cannot write a tuple which already exists: ${describe(tuple)}`, existing);
}

/** Returns the index of the first wanted relationship that was not written or deleted; -1 if there is none. */
function firstWithout(wanted: readonly TupleKey[], done: readonly TupleKey[]): number {
  const texts = new Set(done.map(printTuple));
  return wanted.findIndex((tuple) => !texts.has(printTuple(tuple)));
}

function refusedWrite(message: string, index: number): FgaError {
  return new FgaError('write_failed_due_to_invalid_input', message, { field: `relationships.${index}` });
}

function describe({ user, relation, object }: TupleKey): string {
  return `user: '${user}', relation: '${relation}', object: '${object}'`;
}

function tooMany(): FgaError {
  return new FgaError(
    'exceeded_entity_limit',
    `The store would have more than ${maxTuples} relationships. Connect a real OpenFGA with FGA_URL for more.`,
  );
}
