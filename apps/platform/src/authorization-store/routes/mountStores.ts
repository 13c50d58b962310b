import { actorOf } from '../../audit/Actor.ts';
import type { Routes } from '../../http/Routes.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';

/** Mounts the calls about stores as a whole. */
export function mountStores(routes: Routes, { stores, storesOf }: AuthorizationStoreParts): void {
  routes.mount('authorization.listStores', ({ query }) => stores.listStores(query));
  routes.mount('authorization.createStore', ({ body, caller }) => storesOf(actorOf(caller)).createStore(body.name));
  routes.mount('authorization.deleteStore', async ({ params, caller }) => {
    await storesOf(actorOf(caller)).deleteStore(params.id);
    return undefined;
  });
}
