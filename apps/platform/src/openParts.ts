import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Addresses } from './config/Addresses.ts';
import { createRefusedSignIns } from './identity/createRefusedSignIns.ts';
import type { AuthorizationStoreParts } from './authorization-store/AuthorizationStoreParts.ts';
import type { Rights } from './authorization-store/product/Rights.ts';
import { openAuthorization } from './authorization-store/product/openAuthorization.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import type { Database, DatabaseConfig } from './database/Database.ts';
import { DatabaseError } from './database/DatabaseError.ts';
import { openDatabase } from './database/openDatabase.ts';
import type { EmbedAddresses } from './dashboards/EmbedAddresses.ts';
import type { EmbedService } from './dashboards/embed/EmbedService.ts';
import {
  type BenchmarkTiles,
  type BenchmarkTilesOptions,
  createBenchmarkTiles,
} from './dashboards/benchmarks/createBenchmarkTiles.ts';
import { type AgencyTiles, createAgencyTiles } from './dashboards/tiles/createAgencyTiles.ts';
import { openEmbed } from './dashboards/embed/openEmbed.ts';
import { openLooker } from './dashboards/looker/openLooker.ts';
import type { ExportFiles } from './exports/ExportFiles.ts';
import { openExportFiles } from './exports/openExportFiles.ts';
import { type UserRepository, createUserRepository } from './identity/UserRepository.ts';
import { removeExpiredPayloads } from './identity-provider/createOidcAdapter.ts';
import { closeDemoPeople, openDemoPeople } from './identity-provider/demoPeople.ts';
import { removeExpiredEnrollments } from './identity-provider/second-factor/createSecondFactors.ts';
import { openNamedWarehouse } from './openNamedWarehouse.ts';
import { openProviderPorts, type ProviderPorts } from './identity-provider/openProviderPorts.ts';
import { LiveAnswers } from './people/LiveAnswers.ts';
import type { Limits } from './limits/Limiter.ts';
import { openLimits } from './limits/openLimits.ts';
import {
  createVerifyCredentials,
  type VerifyCredentials,
  type VerifyCredentialsOptions,
} from './identity-provider/verifyCredentials.ts';
import { appointAdministrators } from './authorization-store/product/appointAdministrators.ts';
import { removeExpiredLinks } from './people/passwordLinks.ts';
import { createResultSets } from './result-sets/createResultSets.ts';
import { createLoadedSets, type LoadedSets } from './result-sets/LoadedSets.ts';
import type { ResultSets } from './result-sets/ResultSets.ts';
import { SavedFilterStore } from './saved-filters/SavedFilterStore.ts';
import { createSealedBox, type SealedBox } from './secrets/createSealedBox.ts';
import { openSecrets } from './secrets/openSecrets.ts';
import type { Secrets } from './secrets/Secrets.ts';
import { createIdTokenUse } from './session/IdTokenUse.ts';
import { createIdempotency, type Idempotency } from './idempotency/createIdempotency.ts';
import { createSessionContext } from './session/createSessionContext.ts';
import type { SessionContext } from './session/SessionContext.ts';
import { StartProblem } from './config/StartProblem.ts';
import type { Metrics } from './observability/Metrics.ts';
import type { Tracing } from './observability/Tracing.ts';
import { measureWarehouse } from './warehouse/measureWarehouse.ts';
import type { Warehouse } from './warehouse/Warehouse.ts';

const cleaningEveryMs = 10 * 60_000;

/** Open dependencies shared by the platform's areas. */
export interface PlatformParts extends ProviderPorts {
  database: Database;
  authorization: AuthorizationStoreParts;
  warehouse: Warehouse;
  users: UserRepository;
  limits: Limits;
  /** The check of passwords with its limits, shared by all sign-in methods. */
  verifyCredentials: VerifyCredentials;
  /** Responses in progress to users. */
  liveAnswers: LiveAnswers;
  box: SealedBox;
  secrets: Secrets;
  session: SessionContext;
  idempotency: Idempotency;
  exportFiles: ExportFiles;
  embed: EmbedService;
  /** Source of dashboards: `embed`, or a Looker. */
  embedAddresses: EmbedAddresses;
  resultSets: ResultSets;
  sets: LoadedSets;
  agencyTiles: AgencyTiles;
  benchmarkTiles: BenchmarkTiles;
  /** Starts the background work. */
  begin(): Promise<void>;
  /** Ends the background work and closes everything. */
  close(): Promise<void>;
}

/** Options of `openParts`. */
export interface OpenPartsOptions {
  config: PlatformConfig;
  addresses: Addresses;
  logger: Logger;
  /** Receives measurements. */
  metrics: Metrics;
  /** Receives spans. */
  tracing: Tracing;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Opens keys, databases and the services on top of them. */
export async function openParts(options: OpenPartsOptions): Promise<PlatformParts> {
  const { config, addresses, logger, metrics, now } = options;
  warnOfLostDatabase(config, logger);
  const secrets = await openSecrets(config.dataDir, now());
  const box = createSealedBox(Buffer.from(secrets.sealingKey, 'base64url'));
  const database = await openNamedDatabase(config.database);
  const authorization = await openAuthorization({ config, database, now });
  const { rights } = authorization;
  const users = createUserRepository(database, rights);
  const warehouse = await openMeasuredWarehouse(options);
  const noteRefused = createRefusedSignIns({ db: database.db, logger, now });
  const limits = openLimits(database, now);
  const given = { config, addresses, database, users, rights, limits, box, secrets, logger, now };
  const session = await createSessionContext({ ...given, noteRefused });
  const idempotency = createIdempotency({ db: database.db, box, now });
  const exportFiles = await openExportFiles(config.exportStore, database);
  const sets = createLoadedSets(warehouse);
  const today = () => new Date(now()).toISOString().slice(0, 10);
  const embed = openEmbed({ config, addresses, database, users, store: session.store, secrets, now });
  const { looker } = config;
  const embedAddresses = looker === null ? embed : await openLooker({ looker, config, addresses, database, box, now });
  await admitPeople({ config, database, users, rights, logger, now });

  const expiring = { store: session.store, embedAddresses, database, idempotency, limits, now };
  const cleaning = createCleaning(() => removeExpired(expiring), logger);
  return {
    database,
    authorization,
    warehouse,
    users,
    limits,
    ...openProviderPorts({ config, addresses, database, box, logger, now }),
    ...openAccounts({ users, noteRefused, limits }),
    box,
    secrets,
    session,
    idempotency,
    exportFiles,
    embed,
    embedAddresses,
    resultSets: createResultSets({ sets, today }),
    sets,
    agencyTiles: createAgencyTiles({ sets, today, minimum: config.benchmarkMinimumAgencies, metrics }),
    benchmarkTiles: createBenchmarkTiles({
      sets,
      today,
      minimum: config.benchmarkMinimumAgencies,
      metrics,
      findSavedSearch: finder(new SavedFilterStore(database, { maximum: config.savedSearchesMaximum, now })),
    }),
    begin: cleaning.begin,
    async close() {
      cleaning.stop();
      await warehouse.close();
      await database.close();
    },
  };
}

/** Deletes expired records at the start, and then periodically. */
function createCleaning(clean: () => Promise<void>, logger: Logger): { begin(): Promise<void>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const tryToClean = () =>
    void clean().catch((error: unknown) => logger.warn({ err: error }, 'Failed to delete expired records'));
  return {
    async begin() {
      await clean();
      timer = setInterval(tryToClean, cleaningEveryMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** Deletes expired records. */
async function removeExpired({
  store,
  embedAddresses,
  database,
  idempotency,
  limits,
  now,
}: Pick<PlatformParts, 'embedAddresses' | 'database' | 'idempotency' | 'limits'> & {
  store: SessionContext['store'];
  now: () => number;
}): Promise<void> {
  await store.removeExpired();
  await embedAddresses.removeExpired();
  await removeExpiredPayloads(database, now());
  await removeExpiredEnrollments(database, now());
  await removeExpiredLinks(database.db, now());
  await createIdTokenUse(database).removeExpired(now());
  await idempotency.removeExpired();
  await limits.removeExpired();
}

async function openMeasuredWarehouse({ config, logger, metrics, tracing }: OpenPartsOptions): Promise<Warehouse> {
  const warehouse = await openNamedWarehouse(config, logger);
  return measureWarehouse(warehouse, { metrics, tracing, engine: config.warehouse.kind });
}

/** Parts shared by sign-in and administration. */
function openAccounts(options: Pick<VerifyCredentialsOptions, 'users' | 'noteRefused' | 'limits'>) {
  return {
    verifyCredentials: createVerifyCredentials(options),
    liveAnswers: new LiveAnswers(),
  };
}

/** Enables or disables the demo users, and appoints the administrators named in the configuration. */
async function admitPeople({
  config,
  database,
  users,
  rights,
  logger,
  now,
}: Omit<OpenPartsOptions, 'addresses' | 'metrics' | 'tracing'> &
  Pick<PlatformParts, 'database' | 'users'> & { rights: Rights }): Promise<void> {
  if (config.provider.kind === 'embedded' && config.provider.demoPeople) await openDemoPeople(users, now());
  else await closeDemoPeople(users, now());
  // An outside provider must verify the address first: they get the role at sign-in.
  if (config.provider.kind === 'embedded')
    await appointAdministrators({ database, rights }, config.administratorEmails, logger, now());
}

/** Finds a user's saved search for the benchmarks. */
function finder(saved: SavedFilterStore): BenchmarkTilesOptions['findSavedSearch'] {
  return async (personId, id) => {
    const found = await saved.find(personId, id);
    return found && { name: found.filterName, filters: found.filterContent.filters };
  };
}

/** Warns if the folder has keys but its database is empty: users were lost. */
function warnOfLostDatabase({ database, dataDir }: PlatformConfig, logger: Logger): void {
  if (database.kind !== 'sqlite' || !existsSync(path.join(dataDir, 'secrets'))) return;
  if ((statSync(database.file, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  logger.warn(
    'DATA_DIR: the database is empty, although this folder was in use before: people, saved searches and exports are missing. To restore them, stop the platform and replace insights.sqlite with a backup.',
  );
}

/** Adds the name of the database's variable to an error. */
async function openNamedDatabase(config: DatabaseConfig): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new StartProblem(`${config.kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR'}: ${error.message}`, {
      cause: error,
    });
  }
}
