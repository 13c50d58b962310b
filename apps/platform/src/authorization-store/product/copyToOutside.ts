import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { FgaError } from '../FgaError.ts';
import type { ProductStore } from './ProductStore.ts';

/** Options of the copy. */
export interface CopyToOutsideOptions extends Pick<ProductStore, 'stores' | 'product' | 'database'> {
  /** The product's store among the embedded ones. */
  from: { stores: AuthorizationStores; id: string };
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/**
 * Copies the product's relationships to a real OpenFGA on its first use only: from then on it is the single source of
 * rights. Existing relationships stay; an interrupted copy continues.
 */
export async function copyToOutside({ stores, product, database, from, now }: CopyToOutsideOptions): Promise<void> {
  const { db } = database;
  const { copied_at } = await db
    .selectFrom('authorization_active_models')
    .select('copied_at')
    .where('store_id', '=', product.id)
    .executeTakeFirstOrThrow();
  if (copied_at !== null) return;
  for (let continuation_token = ''; ;) {
    const page = await readPage(from, continuation_token);
    const tuple_keys = page.tuples.map(({ key }) => key);
    if (tuple_keys.length > 0) await stores.write(product.id, { writes: { tuple_keys, on_duplicate: 'ignore' } });
    continuation_token = page.continuation_token;
    if (continuation_token === '') break;
  }
  await db
    .updateTable('authorization_active_models')
    .set({ copied_at: now() })
    .where('store_id', '=', product.id)
    .execute();
}

/** A platform that started with OpenFGA has no embedded store. */
async function readPage({ stores, id }: CopyToOutsideOptions['from'], continuation_token: string) {
  try {
    return await stores.read(id, { page_size: 100, continuation_token });
  } catch (error) {
    if (error instanceof FgaError && error.code === 'store_id_not_found') return { tuples: [], continuation_token: '' };
    throw error;
  }
}
