import type { PlatformConfig } from '../../config/PlatformConfig.ts';
import type { Database } from '../../database/Database.ts';
import { StartProblem } from '../../config/StartProblem.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { FgaError } from '../FgaError.ts';
import { createOutsideStores } from '../outside/createOutsideStores.ts';
import { createEmbeddedStores } from '../storage/createEmbeddedStores.ts';
import { copyToOutside } from './copyToOutside.ts';
import { createRights } from './createRights.ts';
import type { ProductStore } from './ProductStore.ts';
import { productModel } from './productModel.ts';
import { recordChanges } from './recordChanges.ts';
import { requireProductModel } from './requireProductModel.ts';

/** Id of the product's store among the embedded ones. */
const embeddedStoreId = '01AGENCY1NS1GHTS0000000000';

/** Options of `openAuthorization`. */
export interface OpenAuthorizationOptions {
  config: Pick<PlatformConfig, 'fga'> & { provider: Pick<PlatformConfig['provider'], 'kind'> };
  database: Database;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/**
 * Opens the authorization stores, embedded or of a real OpenFGA. The product's store gets the product's model if it has
 * none; a real OpenFGA also gets the relationships of the embedded store. Rejects with a StartProblem if OpenFGA is
 * unreachable or its model is unusable.
 */
export async function openAuthorization({
  config: { fga, provider },
  database,
  now,
}: OpenAuthorizationOptions): Promise<AuthorizationStoreParts> {
  const embedded = createEmbeddedStores(database, now);
  const stores = fga === null ? embedded : createOutsideStores(database, fga);
  const product = { id: fga?.storeId ?? embeddedStoreId };
  const parts: ProductStore = { stores, product, database, passwordsAreHere: provider.kind === 'embedded' };
  if (fga === null) await addEmbeddedStore(database, now());
  try {
    await prepareModel(parts);
    if (fga !== null) await copyToOutside({ ...parts, from: { stores: embedded, id: embeddedStoreId }, now });
  } catch (error) {
    if (!(error instanceof FgaError)) throw error;
    throw new StartProblem(`${fga === null ? 'The authorization store' : 'FGA_URL'}: ${error.message}`, {
      cause: error,
    });
  }
  const rights = createRights(parts);
  return { stores, product, rights, storesOf: (actor) => recordChanges({ ...parts, rights, now }, actor) };
}

/** Activates a model if none is active, so that the newest model is never used implicitly. */
async function prepareModel({ stores, product }: ProductStore): Promise<void> {
  const active = await stores.activeModel(product.id);
  if (active !== null) return requireProductModel(await stores.getModel(product.id, active));
  const [newest] = (await stores.listModels(product.id, { page_size: 1 })).authorization_models;
  if (newest !== undefined) requireProductModel(newest);
  await stores.activateModel(product.id, newest?.id ?? (await stores.writeModel(product.id, productModel)));
}

async function addEmbeddedStore({ db }: Database, now: number): Promise<void> {
  await db
    .insertInto('authorization_stores')
    .values({ id: embeddedStoreId, name: 'agency-insights', created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
