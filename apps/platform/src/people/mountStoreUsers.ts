import { requireSelfOrAdministrator } from '../http/Caller.ts';
import type { Routes } from '../http/Routes.ts';
import { actorOf } from '../audit/Actor.ts';
import { migrateUsers } from './migration/migrateUsers.ts';
import type { MountPeopleOptions } from './MountPeopleOptions.ts';

/** Mounts the users of the authorization store (API-CAT-3). */
export function mountStoreUsers(routes: Routes, { people, database, rights, now }: MountPeopleOptions): void {
  routes.mount('storeUsers.put', ({ caller, body }) => people.put(actorOf(caller), body));
  routes.mount('storeUsers.self', ({ person }) => people.find(person.id));
  routes.mount('storeUsers.ecsAccount', async ({ person }) => {
    const { user_id, exchange_user_id, exchange_organization_id } = await people.find(person.id);
    return { user_id, exchange_user_id, exchange_organization_id };
  });
  routes.mount('storeUsers.migrate', ({ caller, request }) =>
    migrateUsers(request, { database, rights, actor: actorOf(caller), now }),
  );
  routes.mount('storeUsers.find', ({ caller, params: { id } }) => {
    requireSelfOrAdministrator(caller, id);
    return people.find(id);
  });
  routes.mount('storeUsers.setPermissions', ({ caller, params: { id }, body }) =>
    people.setPermissions(actorOf(caller), id, body.permissions),
  );
}
