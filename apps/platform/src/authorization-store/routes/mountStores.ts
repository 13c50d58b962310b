import { ApiProblem } from '../../http/ApiProblem.ts';
import type { Routes } from '../../http/Routes.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';

/** Mounts the calls about stores as a whole. */
export function mountStores(routes: Routes, { stores, product }: AuthorizationStoreParts): void {
  routes.mount('authorization.listStores', ({ query }) => stores.listStores(query));
  routes.mount('authorization.createStore', ({ body }) => stores.createStore(body.name));
  routes.mount('authorization.deleteStore', async ({ params }) => {
    if (params.id === product.id) throw productStoreStays();
    await stores.deleteStore(params.id);
    return undefined;
  });
}

function productStoreStays(): ApiProblem {
  return new ApiProblem(409, 'product_store', "This is the product's own store; it cannot be deleted.", [
    { path: 'id', message: "is the product's own store" },
  ]);
}
