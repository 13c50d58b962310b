import type { Addresses } from '../config/Addresses.ts';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import { ownId, requireAdministrator, requireSelfOrAdministrator } from '../http/Caller.ts';
import type { Routes } from '../http/Routes.ts';
import { withFieldNames } from '../http/withFieldNames.ts';
import { actorOf } from '../audit/Actor.ts';
import type { People } from './createPeople.ts';

/** Dependencies of the calls about accounts. */
export interface MountOwnAccountOptions {
  people: People;
  config: PlatformConfig;
  addresses: Pick<Addresses, 'issuer'>;
}

/** These calls name a user in their bodies, others in their addresses. */
const byUserId = { id: 'user_id' };

/** Mounts the calls of users and administrators about single accounts: passwords, names and sign-in methods. */
export function mountOwnAccount(routes: Routes, { people, config, addresses }: MountOwnAccountOptions): void {
  routes.mount('identity.resetPassword', ({ caller, body }) => {
    // Signed-in users change the password with the old one; only administrators create links that do not require it.
    requireAdministrator(caller);
    return withFieldNames(people.createPasswordLink(actorOf(caller), body.user_id ?? ownId(caller)), byUserId);
  });
  routes.mount('identity.updateClaims', ({ caller, body: { user_id, ...names } }) => {
    const id = user_id ?? ownId(caller);
    requireSelfOrAdministrator(caller, id);
    return withFieldNames(people.update(actorOf(caller), id, names), byUserId);
  });
  routes.mount('identity.connections', () => {
    const embedded = config.provider.kind === 'embedded';
    const name = embedded ? 'Agency Insights' : new URL(addresses.issuer()).host;
    return Promise.resolve({
      connections: [{ id: 'insights', name, strategy: 'oidc' as const, issuer: addresses.issuer(), embedded }],
    });
  });
}
