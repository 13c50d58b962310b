import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import type { Tables } from './Tables.ts';

/** Runs work in the given transaction, or in a new one. */
export function joinTransaction<T>(
  { db }: Pick<Database, 'db'>,
  within: Kysely<Tables> | undefined,
  work: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return within === undefined ? db.transaction().execute(work) : work(within);
}
