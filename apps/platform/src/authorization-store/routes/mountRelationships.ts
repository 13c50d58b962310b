import { actorOf } from '../../audit/Actor.ts';
import type { Routes } from '../../http/Routes.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';

/** Mounts the calls that add and delete relationships. */
export function mountRelationships(routes: Routes, { storesOf, product }: AuthorizationStoreParts): void {
  routes.mount('authorization.createRelationship', async ({ body: { store_id, ...tuple }, caller }) => {
    await storesOf(actorOf(caller)).write(store_id ?? product.id, { writes: { tuple_keys: [tuple] } });
    return undefined;
  });
  routes.mount('authorization.deleteRelationship', async ({ body: { store_id, ...tuple }, caller }) => {
    await storesOf(actorOf(caller)).write(store_id ?? product.id, { deletes: { tuple_keys: [tuple] } });
    return undefined;
  });
  routes.mount('authorization.createRelationships2', async ({ body, caller }) => {
    const { relationships, on_conflict, authorization_model_id, store_id = product.id } = body;
    const writes = { tuple_keys: relationships, on_duplicate: on_conflict };
    await storesOf(actorOf(caller)).write(store_id, { writes, authorization_model_id });
    return undefined;
  });
  routes.mount('authorization.deleteRelationships2', async ({ body, caller }) => {
    const { relationships, on_conflict, authorization_model_id, store_id = product.id } = body;
    const deletes = { tuple_keys: relationships, on_missing: on_conflict };
    await storesOf(actorOf(caller)).write(store_id, { deletes, authorization_model_id });
    return undefined;
  });
}
