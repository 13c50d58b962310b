import type { FgaConfig } from '../../config/PlatformConfig.ts';
import type { Database } from '../../database/Database.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { FgaError } from '../FgaError.ts';
import { createOutsideStores } from '../outside/createOutsideStores.ts';
import { createEmbeddedStores } from '../storage/createEmbeddedStores.ts';
import { StartProblem } from '../../StartProblem.ts';
import { productModel } from './productModel.ts';

/** Id of the product's store among the embedded ones. */
const embeddedStoreId = '01AGENCY1NS1GHTS0000000000';

/** What opening the authorization stores takes. */
export interface OpenAuthorizationOptions {
  config: { fga: FgaConfig | null };
  database: Database;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/**
 * Opens the authorization stores, embedded or of a real OpenFGA, and gives the product's store the product's model when
 * it has none. Rejects with a StartProblem when OpenFGA is out of reach.
 */
export async function openAuthorization({
  config,
  database,
  now,
}: OpenAuthorizationOptions): Promise<AuthorizationStoreParts> {
  const { fga } = config;
  const stores = fga === null ? createEmbeddedStores(database, now) : createOutsideStores(database, fga);
  const product = { id: fga?.storeId ?? embeddedStoreId };
  if (fga === null) await addEmbeddedStore(database, now());
  try {
    const { authorization_models } = await stores.listModels(product.id, { page_size: 1 });
    if (authorization_models.length === 0)
      await stores.activateModel(product.id, await stores.writeModel(product.id, productModel));
  } catch (error) {
    if (fga === null || !(error instanceof FgaError)) throw error;
    throw new StartProblem(`FGA_URL: ${error.message}`, { cause: error });
  }
  return { stores, product };
}

async function addEmbeddedStore({ db }: Database, now: number): Promise<void> {
  await db
    .insertInto('authorization_stores')
    .values({ id: embeddedStoreId, name: 'agency-insights', created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
