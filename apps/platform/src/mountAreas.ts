import type { Logger } from 'pino';
import type { Addresses } from './config/Addresses.ts';
import { mountAuthorizationStore } from './authorization-store/routes/mountAuthorizationStore.ts';
import { mountEntities } from './authorization-store/routes/mountEntities.ts';
import { mountClientLog } from './client-log/mountClientLog.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { mountEmbedAddresses } from './dashboards/embed/mountEmbedAddresses.ts';
import { createExportKinds, createFilterNames } from './exports/createExportKinds.ts';
import { mountExports } from './exports/mountExports.ts';
import type { Routes } from './http/Routes.ts';
import { createProviderAccounts } from './identity/ProviderAccounts.ts';
import { mountIdentity } from './identity/mountIdentity.ts';
import { mountLooker } from './result-sets/option-queries/mountLooker.ts';
import { createNaics } from './naics/createNaics.ts';
import { mountNaics } from './naics/mountNaics.ts';
import type { Telemetry } from './observability/openTelemetry.ts';
import { mountOpenApi } from './openapi/mountOpenApi.ts';
import type { PlatformParts } from './openParts.ts';
import { followTrail } from './people/followTrail.ts';
import { mountPeopleArea } from './people/mountPeopleArea.ts';
import type { PersonAccess } from './people/PeopleContext.ts';
import { mountPermissions } from './permissions/mountPermissions.ts';
import { mountResultSets } from './result-sets/mountResultSets.ts';
import { mountSavedFilters } from './saved-filters/mountSavedFilters.ts';
import { mountSession } from './session/mountSession.ts';

/** Dependencies of the areas. */
export interface MountAreasOptions {
  config: PlatformConfig;
  parts: PlatformParts;
  logger: Logger;
  telemetry: Pick<Telemetry, 'metrics' | 'tracing'>;
  addresses: Addresses;
}

/** Background work of areas. */
export interface MountedAreas {
  /** Sessions and connections that end with the access of users. */
  access: PersonAccess;
  /** Ends it; call it before closing the databases. */
  stop(): Promise<void>;
}

/** Mounts every row of the endpoint table. */
export function mountAreas(routes: Routes, options: MountAreasOptions): MountedAreas {
  const { config, parts, logger, telemetry, addresses } = options;
  const { publicUrl, dashboardsUrl } = addresses;
  const { authorization, database, users, secondFactors, session, embedAddresses, resultSets } = parts;
  const { now } = session;
  mountSession(routes, session);
  mountIdentity(routes, {
    users,
    rights: authorization.rights,
    secondFactors,
    providerAccounts: config.provider.kind === 'outside' ? createProviderAccounts(database) : null,
  });
  mountPermissions(routes);
  mountClientLog(routes, { logger, now });
  mountOpenApi(routes, { publicUrl, dashboardsUrl });
  mountSavedFilters(routes, { database, maximum: config.savedSearchesMaximum, now });
  mountResultSets(routes, { resultSets });
  mountLooker(routes, { resultSets });
  mountEmbedAddresses(routes, { embedAddresses, tokens: session.tokens });
  mountNaics(routes, { naics: createNaics() });
  const exports = mountExports(routes, {
    database,
    users,
    kindOf: createExportKinds(parts),
    names: createFilterNames(parts),
    files: parts.exportFiles,
    logger,
    ...telemetry,
    clock: now,
    maxConcurrentPerPerson: config.exportsPerPerson,
    retentionMs: config.exportRetentionMs,
    maxBytesPerPerson: config.exportBytesPerPerson,
    maxBytes: config.exportBytes,
  });
  mountAuthorizationStore(routes, authorization);
  mountEntities(routes, { ...authorization, database, now });
  const access: PersonAccess = {
    endExports: (userId) => exports.endOf(userId),
    endAnswers: (userId) => parts.liveAnswers.end(userId),
  };
  mountPeopleArea(routes, { config, parts, addresses, access });
  const endLost = () => parts.liveAnswers.endLost(authorization.rights.ofEach);
  const hasOthers = database.kind !== 'sqlite';
  const followed = followTrail({ db: database.db, access, endLost, hasOthers, logger });
  return {
    access,
    async stop() {
      await followed.stop();
      await exports.stop();
    },
  };
}
