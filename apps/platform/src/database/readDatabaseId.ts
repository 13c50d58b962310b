import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './Database.ts';

const idLength = 8;

/**
 * Returns eight hexadecimal digits that tell a database from others: they come from the time at which its tables were
 * made, so that a copy that was restored from a backup keeps them.
 */
export async function readDatabaseId({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return createHash('sha256')
    .update(rows[0]?.first ?? '')
    .digest('hex')
    .slice(0, idLength);
}
