import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import type { Tables } from './Tables.ts';

/** Runs work in the transaction that it belongs to, or in one of its own. */
export function joinTransaction<T>(
  { db }: Pick<Database, 'db'>,
  within: Kysely<Tables> | undefined,
  work: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return within === undefined ? db.transaction().execute(work) : work(within);
}
