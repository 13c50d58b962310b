import type { Logger } from 'pino';
import type { Addresses } from '../config/Addresses.ts';
import type { NoteRefusedSignIn } from '../identity/createRefusedSignIns.ts';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import type { Rights } from '../authorization-store/product/Rights.ts';
import type { Database } from '../database/Database.ts';
import { createProviderAccounts } from '../identity/ProviderAccounts.ts';
import type { UserRepository } from '../identity/UserRepository.ts';
import type { Limits } from '../limits/Limiter.ts';
import { ownClientId } from '../identity-provider/createOidcProvider.ts';
import { appointAdministrators } from '../authorization-store/product/appointAdministrators.ts';
import type { SealedBox } from '../secrets/createSealedBox.ts';
import type { Secrets } from '../secrets/Secrets.ts';
import { createServiceLimit } from '../service-credentials/createServiceLimit.ts';
import { createServiceDirectory } from '../service-credentials/ServiceDirectory.ts';
import { clientAuthentication } from './clientAuthentication.ts';
import { createAccessTokens } from './accessTokens.ts';
import { createIdTokenUse } from './IdTokenUse.ts';
import { createProviderClient } from './createProviderClient.ts';
import type { ProviderClient } from './ProviderClient.ts';
import { providerId, type SessionContext } from './SessionContext.ts';
import { createServiceTokens } from './serviceTokens.ts';
import { createSessionStore } from './SessionStore.ts';

/** Parts of the platform that the session routes need. */
export interface CreateSessionContextOptions {
  config: PlatformConfig;
  addresses: Addresses;
  database: Database;
  users: UserRepository;
  rights: Rights;
  noteRefused: NoteRefusedSignIn;
  limits: Pick<Limits, 'countInWindow'>;
  box: SealedBox;
  secrets: Secrets;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates the dependencies of the session routes from the configuration. */
export async function createSessionContext(options: CreateSessionContextOptions): Promise<SessionContext> {
  const { config, addresses, database, users, rights, noteRefused, limits, box, secrets, logger, now } = options;
  const outside = config.provider.kind === 'outside' ? config.provider : null;
  return {
    store: createSessionStore({ database, box, idleMs: config.sessionIdleMs, maximumMs: config.sessionMaximumMs, now }),
    tokens: await createAccessTokens({ key: secrets.accessTokenKey, issuer: addresses.publicUrl, now }),
    serviceTokens: await createServiceTokens({
      key: secrets.accessTokenKey,
      issuer: addresses.publicUrl,
      services: createServiceDirectory({ db: database.db, configured: config.services, now }),
      now,
    }),
    serviceLimit: createServiceLimit({ max: config.serviceRequestsPerMinute, limits, now }),
    provider: await providerClientOf(options),
    outsideIssuer: outside?.issuer ?? null,
    idTokens: createIdTokenUse(database),
    users,
    rights,
    noteRefused,
    accounts: createProviderAccounts(database),
    box,
    idleMs: config.sessionIdleMs,
    csrfKey: Buffer.from(secrets.csrfKey, 'base64url'),
    publicUrl: addresses.publicUrl,
    appOrigins: config.appOrigins,
    // An outside provider may redirect through its own unknown origins.
    formTargets: () => [
      ...(outside ? [new URL(outside.issuer).origin, 'https:'] : [new URL(addresses.issuer()).origin]),
      ...config.appOrigins,
    ],
    newPersonPermissions: outside?.newPersonPermissions ?? null,
    administratorEmails: config.administratorEmails,
    appoint: (email) => appointAdministrators({ database, rights }, [email], logger, now()),
    logger,
    now,
  };
}

async function providerClientOf({
  config,
  addresses,
  secrets,
  now,
}: CreateSessionContextOptions): Promise<ProviderClient> {
  const outside = config.provider.kind === 'outside' ? config.provider : null;
  const redirectUri = (): string => `${addresses.publicUrl()}/api/auth/callback/${providerId}`;
  if (outside)
    return createProviderClient({
      ...outside,
      issuer: () => outside.issuer,
      authentication: await clientAuthentication(outside.clientAuthentication),
      maxAgeSeconds: null,
      redirectUri,
      sendsIdTokenHint: true,
      saysSessionEnded: false,
      now,
    });
  return createProviderClient({
    issuer: addresses.issuer,
    clientId: ownClientId,
    authentication: await clientAuthentication({ method: 'client_secret_basic', secret: secrets.clientSecret }),
    scope: 'openid profile email',
    // After the idle time of a session users must enter the password again, even if the provider still has a session.
    maxAgeSeconds: Math.floor(config.sessionIdleMs / 1000),
    redirectUri,
    // Its tokens were revoked before, so it redirects back without one.
    sendsIdTokenHint: false,
    saysSessionEnded: true,
    now,
    fetch: directFetch(addresses),
  });
}

/** Connects to the embedded provider on this machine, regardless of its public name. */
function directFetch(addresses: Addresses): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const direct = addresses.providerDirectUrl();
    return fetch(
      direct !== null && address.startsWith(addresses.issuer())
        ? direct + address.slice(addresses.issuer().length)
        : address,
      init,
    );
  };
}
