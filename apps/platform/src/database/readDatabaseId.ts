import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './Database.ts';

const idLength = 8;

/**
 * Returns an id of eight hexadecimal digits, derived from the time when the tables were created, so that a restored
 * backup keeps it.
 */
export async function readDatabaseId({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return createHash('sha256')
    .update(rows[0]?.first ?? '')
    .digest('hex')
    .slice(0, idLength);
}
