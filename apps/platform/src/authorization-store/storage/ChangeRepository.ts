import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Tables } from '../../database/Tables.ts';
import { typeOf } from '../tuples/tupleTexts.ts';
import type { Changes, ChangesQuery } from '../wire/wireSchemas.ts';
import { printToken, readNumbers } from './continuationToken.ts';

/** A relationship that was written or deleted. */
export interface TupleChangeEntry {
  operation: 'write' | 'delete';
  tuple: TupleKey;
}

const defaultPageSize = 50;
const operations = { write: 'TUPLE_OPERATION_WRITE', delete: 'TUPLE_OPERATION_DELETE' } as const;
const columns = ['version', 'position', 'operation', 'object', 'relation', 'user', 'changed_at'] as const;

/** Log of written and deleted relationships, in order. */
export class ChangeRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the changes after a version, oldest first; null if there are more than `max`. */
  async since(storeId: string, version: number, max: number): Promise<TupleChangeEntry[] | null> {
    const rows = await this.#select(storeId, [version, Infinity], max + 1);
    if (rows.length > max) return null;
    return rows.map(({ operation, ...row }) => ({ operation, tuple: toTuple(row) }));
  }

  /** Returns a page of changes, oldest first. The token continues after the last one, even if nothing follows yet. */
  async page(storeId: string, { page_size, continuation_token, type, start_time }: ChangesQuery): Promise<Changes> {
    const after = readNumbers(continuation_token, 2) ?? [0, 0];
    const from = start_time === undefined ? undefined : Date.parse(start_time);
    const rows = await this.#select(storeId, after, page_size ?? defaultPageSize, { type, from });
    const last = rows.at(-1);
    return {
      changes: rows.map((row) => ({
        tuple_key: toTuple(row),
        operation: operations[row.operation],
        timestamp: new Date(row.changed_at).toISOString(),
      })),
      continuation_token: last === undefined ? (continuation_token ?? '') : printToken(last.version, last.position),
    };
  }

  #select(
    storeId: string,
    [version = 0, position = 0]: readonly number[],
    limit: number,
    { type, from }: { type?: string | undefined; from?: number | undefined } = {},
  ) {
    let query = this.#database.db
      .selectFrom('authorization_changes')
      .select(columns)
      .where('store_id', '=', storeId)
      .orderBy('version')
      .orderBy('position')
      .limit(limit);
    query = Number.isFinite(position)
      ? query.where(({ or, and, eb }) =>
          or([eb('version', '>', version), and([eb('version', '=', version), eb('position', '>', position)])]),
        )
      : query.where('version', '>', version);
    if (type) query = query.where('object_type', '=', type);
    if (from !== undefined) query = query.where('changed_at', '>=', from);
    return query.execute();
  }
}

/** Adds the changes of one write, within its transaction. */
export async function appendChanges(
  transaction: Kysely<Tables>,
  { storeId, version, now }: { storeId: string; version: number; now: number },
  changes: readonly TupleChangeEntry[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ operation, tuple: { user, relation, object } }, index) => ({
    store_id: storeId,
    version,
    position: index + 1,
    operation,
    object_type: typeOf(object),
    object,
    relation,
    user,
    changed_at: now,
  }));
  await transaction.insertInto('authorization_changes').values(rows).execute();
}

function toTuple({ user, relation, object }: TupleKey): TupleKey {
  return { user, relation, object };
}
