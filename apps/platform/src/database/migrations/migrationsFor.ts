import type { Migration } from 'kysely/migration';
import type { DatabaseConfig } from '../Database.ts';
import { addLanguage } from './addLanguage.ts';
import { createAuthorizationTables } from './createAuthorizationTables.ts';
import { createEmbedTables } from './createEmbedTables.ts';
import { createExportSchedules } from './createExportSchedules.ts';
import { createFirstTables } from './createFirstTables.ts';
import { createIdempotencyKeys } from './createIdempotencyKeys.ts';
import { createLookerTable } from './createLookerTable.ts';
import { createProviderAccounts } from './createProviderAccounts.ts';
import { createSecondFactors } from './createSecondFactors.ts';
import { createPeopleTables } from './createPeopleTables.ts';
import { createServiceCredentials } from './createServiceCredentials.ts';
import { createSignInRules } from './createSignInRules.ts';
import { movePermissions } from './movePermissions.ts';
import { shareBetweenProcesses } from './shareBetweenProcesses.ts';

/** All migrations by name, oldest first. Released names never change; later changes are new entries. */
export function migrationsFor(kind: DatabaseConfig['kind']): Record<string, Migration> {
  return {
    '0001-first-tables': { up: (db) => createFirstTables(db, kind) },
    '0002-embed-tables': { up: createEmbedTables },
    '0003-looker-sessions': { up: createLookerTable },
    '0004-export-schedules': { up: createExportSchedules },
    '0005-second-factors': { up: createSecondFactors },
    '0007-authorization-store': { up: (db) => createAuthorizationTables(db, kind) },
    '0008-people': { up: (db) => createPeopleTables(db, kind) },
    '0009-provider-accounts': { up: createProviderAccounts },
    '0011-sign-in-rules': { up: createSignInRules },
    '0012-permissions-as-relationships': { up: movePermissions },
    '0013-service-credentials': { up: createServiceCredentials },
    '0014-idempotency-keys': { up: createIdempotencyKeys },
    '0015-several-processes': { up: shareBetweenProcesses },
    '0016-language-of-people': { up: addLanguage },
  };
}
