import type { BuildAppOptions } from './buildApp.ts';
import { createIdentityProvider, type IdentityProviderHandler } from './identity-provider/createIdentityProvider.ts';
import { demoPassword } from './identity-provider/demoPeople.ts';
import type { MountedAreas } from './mountAreas.ts';
import { createPasswords } from './people/createPasswords.ts';

/** Creates the provider at its first request, when the servers listen and its address is known. */
export function lazyIdentityProvider({
  config,
  addresses,
  parts,
  access,
  logger,
  now,
}: Omit<BuildAppOptions, 'around' | 'isAccepting' | 'telemetry'> &
  Pick<MountedAreas, 'access'>): IdentityProviderHandler | null {
  const { provider } = config;
  if (provider.kind === 'outside') return null;
  let handler: IdentityProviderHandler | null = null;
  return (request, response) => {
    handler ??= createIdentityProvider({
      database: parts.database,
      users: parts.users,
      verifyCredentials: parts.verifyCredentials,
      noteRefused: parts.session.noteRefused,
      limits: parts.limits,
      passwords: createPasswords({ database: parts.database, access, now }),
      sessions: parts.session.store,
      sessionIdleMs: config.sessionIdleMs,
      box: parts.box,
      secrets: parts.secrets,
      issuer: addresses.issuer(),
      publicUrl: addresses.publicUrl(),
      returnOrigins: [new URL(addresses.publicUrl()).origin, ...config.appOrigins],
      sessionMaximumMs: config.sessionMaximumMs,
      logger,
      now,
      demoPassword: provider.demoPeople ? demoPassword : null,
      trustProxy: config.trustProxy,
      signInStartsPerAddress: config.signInStartsPerAddress,
    });
    handler(request, response);
  };
}
