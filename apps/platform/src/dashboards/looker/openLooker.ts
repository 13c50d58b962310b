import type { Addresses } from '../../config/Addresses.ts';
import type { LookerConfig, PlatformConfig } from '../../config/PlatformConfig.ts';
import type { Database } from '../../database/Database.ts';
import type { SealedBox } from '../../secrets/createSealedBox.ts';
import { allowedOriginsOf } from '../embed/openEmbed.ts';
import type { EmbedAddresses } from '../EmbedAddresses.ts';
import { createLookerAddresses } from './createLookerAddresses.ts';
import { createLookerSessions } from './LookerSessions.ts';
import { openLookerApi } from './openLookerApi.ts';

/** Dependencies of a Looker's dashboards. */
export interface OpenLookerOptions {
  looker: LookerConfig;
  config: PlatformConfig;
  addresses: Addresses;
  database: Database;
  box: SealedBox;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Opens the embedding of a Looker's dashboards from the configuration. */
export async function openLooker(options: OpenLookerOptions): Promise<EmbedAddresses> {
  const { looker, config, addresses, database, box, now } = options;
  return createLookerAddresses({
    looker,
    api: await openLookerApi(looker),
    sessions: createLookerSessions({ database, box, now }),
    allowedOrigins: () => allowedOriginsOf(config, addresses),
    sessionMaximumMs: config.sessionMaximumMs,
    now,
  });
}
