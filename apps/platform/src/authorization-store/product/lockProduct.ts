import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Tables } from '../../database/Tables.ts';

/**
 * Blocks other changes of rights, in all processes, until the transaction ends. Changes of rights take this lock first,
 * so they cannot deadlock.
 */
export async function lockProduct(
  { kind }: Pick<Database, 'kind'>,
  transaction: Kysely<Tables>,
  productId: string,
): Promise<void> {
  // SQLite's transactions wait for each other anyway.
  if (kind === 'sqlite') return;
  await transaction
    .selectFrom('authorization_active_models')
    .select('store_id')
    .where('store_id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
}
