import { createHmac } from 'node:crypto';
import type { Addresses } from '../../config/Addresses.ts';
import type { PlatformConfig } from '../../config/PlatformConfig.ts';
import type { Database } from '../../database/Database.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import type { Secrets } from '../../secrets/Secrets.ts';
import type { SessionStore } from '../../session/SessionStore.ts';
import { createEmbedService, type EmbedService } from './EmbedService.ts';
import { createEmbedSessions } from './EmbedSessions.ts';
import { createEmbedTokens } from './EmbedTokens.ts';

/** Dependencies of the embed protocol. */
export interface OpenEmbedOptions {
  config: PlatformConfig;
  addresses: Addresses;
  database: Database;
  users: UserRepository;
  store: SessionStore;
  secrets: Secrets;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Opens the embed protocol from the configuration. */
export function openEmbed({ config, addresses, database, users, store, secrets, now }: OpenEmbedOptions): EmbedService {
  const { findPerson } = store;
  const sessions = createEmbedSessions({ database, findPerson, now });
  const tokens = createEmbedTokens(database, now);
  return createEmbedService({
    sessions,
    tokens,
    users,
    findPerson,
    dashboardsUrl: addresses.dashboardsUrl,
    allowedOrigins: () => allowedOriginsOf(config, addresses),
    secret: config.dashboards.embedSecret ?? deriveSecret(secrets),
    sessionMaximumMs: config.sessionMaximumMs,
    now,
  });
}

/** Origins whose pages may embed dashboards. */
export function allowedOriginsOf(
  { dashboards }: Pick<PlatformConfig, 'dashboards'>,
  { publicUrl }: Pick<Addresses, 'publicUrl'>,
): readonly string[] {
  return [publicUrl(), ...dashboards.embedOrigins];
}

/** Derives the default signing secret; it is equal in all processes with the same keys. */
function deriveSecret({ sealingKey }: Secrets): string {
  return createHmac('sha256', Buffer.from(sealingKey, 'base64url')).update('embed addresses').digest('base64url');
}
