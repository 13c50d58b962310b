import type { Caller } from '../http/Caller.ts';
import { requireSelfOrAdministrator } from '../http/Caller.ts';
import type { Routes } from '../http/Routes.ts';
import { actorOf } from '../audit/Actor.ts';
import { mountAuditTrail } from './mountAuditTrail.ts';
import { mountPeopleLists } from './mountPeopleLists.ts';
import { mountStoreUsers } from './mountStoreUsers.ts';
import { auth0UserOf } from './describePerson.ts';
import type { MountPeopleOptions } from './MountPeopleOptions.ts';
import { readPerson } from './PeopleDirectory.ts';
import { readSessions } from '../identity-provider/security/readSessions.ts';

/** Mounts the calls that administer users (API-CAT-3, and the users of API-CAT-7). */
export function mountPeople(routes: Routes, options: MountPeopleOptions): void {
  mountPeopleLists(routes, options);
  mountOnePerson(routes, options);
  mountAccess(routes, options);
  mountStoreUsers(routes, options);
  mountAuditTrail(routes, options);
}

function mountOnePerson(routes: Routes, { people, database }: MountPeopleOptions): void {
  routes.mount('people.find', ({ caller, params: { id } }) => {
    requireSelfOrAdministrator(caller, id);
    return people.find(id);
  });
  routes.mount('people.update', ({ caller, params: { id }, body }) => people.update(actorOf(caller), id, body));
  routes.mount('people.invite', ({ caller, body }) => people.invite(actorOf(caller), body));
  routes.mount('people.remove', async ({ caller, params: { id } }) => {
    await people.remove(actorOf(caller), id);
    return undefined;
  });
  routes.mount('people.auth0Update', async ({ caller, params: { id }, body }) => {
    const actor = actorOf(caller);
    const { given_name: first_name, family_name: last_name, blocked } = body;
    // First, because it may be refused; then nothing has changed.
    if (blocked !== undefined) await (blocked ? people.block(actor, id) : people.unblock(actor, id));
    await people.update(actor, id, { first_name, last_name });
    const row = await readPerson(database.db, id);
    if (row === undefined) throw new Error(`The person ${id} was deleted during the change.`);
    return auth0UserOf(row);
  });
}

function mountAccess(routes: Routes, { people, database, now, sessionIdleMs }: MountPeopleOptions): void {
  routes.mount('people.block', ({ caller, params: { id } }) => people.block(actorOf(caller), id));
  routes.mount('people.unblock', ({ caller, params: { id } }) => people.unblock(actorOf(caller), id));
  routes.mount('people.resetMfa', ({ caller, params: { id } }) => people.resetSecondFactor(actorOf(caller), id));
  routes.mount('people.sessions', async ({ caller, params: { id } }) => {
    requireSelfOrAdministrator(caller, id);
    await people.find(id);
    return {
      items: await readSessions(database.db, { userId: id, now: now(), sessionIdleMs, own: sessionOf(caller) }),
    };
  });
  routes.mount('people.endSessions', async ({ caller, params: { id } }) => {
    requireSelfOrAdministrator(caller, id);
    await people.endSessions(actorOf(caller), id);
    return undefined;
  });
}

function sessionOf(caller: Caller): string | null {
  return caller.kind === 'person' ? caller.sessionHash : null;
}
