import type { Logger } from 'pino';
import { mountClientLog } from './client-log/mountClientLog.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import type { Routes } from './http/Routes.ts';
import { mountIdentity } from './identity/mountIdentity.ts';
import { mountOpenApi } from './openapi/mountOpenApi.ts';
import type { PlatformParts } from './openParts.ts';
import { mountPermissions } from './permissions/mountPermissions.ts';
import { mountSavedFilters } from './saved-filters/mountSavedFilters.ts';
import { mountSession } from './session/mountSession.ts';

export interface MountAreasOptions {
  config: PlatformConfig;
  parts: PlatformParts;
  logger: Logger;
  /** The platform's address as browsers see it. */
  publicUrl: () => string;
}

/** Mounts every row of the endpoint table. */
export function mountAreas(routes: Routes, { config, parts, logger, publicUrl }: MountAreasOptions): void {
  const { database, users, session } = parts;
  mountSession(routes, session);
  mountIdentity(routes, { users });
  mountPermissions(routes);
  mountClientLog(routes, { logger });
  mountOpenApi(routes, { publicUrl });
  mountSavedFilters(routes, { database, maximum: config.savedSearchesMaximum, now: session.now });
}
