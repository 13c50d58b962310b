import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Tables } from '../../database/Tables.ts';

/**
 * Lets no other change of rights go on until the transaction ends, in this process and others. Changes of rights take
 * this lock before any other, so they never wait for each other in a circle.
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
