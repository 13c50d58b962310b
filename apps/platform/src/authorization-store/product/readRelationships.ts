import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';

/** Reads all relationships of a store that match a partial one, page by page. */
export async function readRelationships(
  stores: AuthorizationStores,
  storeId: string,
  key: Partial<TupleKey>,
  within?: Kysely<Tables>,
): Promise<TupleKey[]> {
  const found: TupleKey[] = [];
  for (let continuation_token = ''; ;) {
    const page = await stores.read(storeId, { tuple_key: key, page_size: 100, continuation_token }, within);
    found.push(...page.tuples.map((tuple) => tuple.key));
    continuation_token = page.continuation_token;
    if (continuation_token === '') return found;
  }
}
