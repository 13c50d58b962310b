import { type Actor, actorOf } from '../audit/Actor.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Caller } from '../http/Caller.ts';
import type { Routes } from '../http/Routes.ts';
import type { ServiceCredentials } from './createServiceCredentials.ts';

/** Mounts the calls by which administrators create and revoke credentials of services. */
export function mountServiceCredentials(routes: Routes, credentials: ServiceCredentials): void {
  routes.mount('services.list', async () => ({ items: await credentials.list() }));
  routes.mount('services.create', async ({ caller, body }) => credentials.create(personOf(caller), body));
  routes.mount('services.rotate', async ({ caller, params }) => credentials.rotate(personOf(caller), params.id));
  routes.mount('services.revoke', async ({ caller, params }) => {
    await credentials.revoke(personOf(caller), params.id);
    return undefined;
  });
}

/** A service that could create others would survive its own revocation. */
function personOf(caller: Caller): Actor {
  if (caller.kind === 'person') return actorOf(caller);
  throw new ApiProblem(403, 'forbidden', 'Services cannot make or change credentials. Sign in as an administrator.');
}
