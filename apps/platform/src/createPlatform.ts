import { setTimeout as delay } from 'node:timers/promises';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { buildApp } from './buildApp.ts';
import { createAddresses } from './config/Addresses.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { ensureSampleSet } from './data/ensureSampleSet.ts';
import type { OnSetProgress } from './data/buildSet.ts';
import { lastDayBeforeThisMonth } from './data/lastDayBeforeThisMonth.ts';
import { createLogger } from './createLogger.ts';
import { ApiProblem } from './http/ApiProblem.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import type { IdentityProviderHandler } from './identity-provider/createIdentityProvider.ts';
import { lazyIdentityProvider } from './lazyIdentityProvider.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import { openParts } from './openParts.ts';
import { openListeners } from './openListeners.ts';
import type { ListeningServer } from './openServers.ts';
import { type JoinedProcess, joinProcesses } from './processes/joinProcesses.ts';
import { checkProvider } from './session/checkProvider.ts';
import { openTelemetry } from './observability/openTelemetry.ts';

/** Options for tests and other hosts. */
export interface CreatePlatformOptions {
  /** Default: JSON lines on standard output at the configured level. */
  logger?: Logger;
  /** Current time, milliseconds since the epoch. Default: the system clock. */
  now?: () => number;
  /** Receives the progress of generating the sample set on the first start. Default: none. */
  onSampleProgress?: OnSetProgress;
  /** Size of the sample set. Default the generator's own: 500,000 policies of 5,000 agencies. */
  sampleSize?: { agencies: number; policies: number };
  /** Middleware around every endpoint of the platform's origin; tests inject faults. Default: none. */
  around?: MiddlewareHandler<HttpEnvironment>;
}

/** URLs of a listening platform, without trailing slashes. */
export interface PlatformAddresses {
  url: string;
  issuer: string;
  dashboardsUrl: string;
  /** Address of the metrics; null without METRICS_PORT. */
  metricsUrl: string | null;
}

/** The whole service: app, API and identity provider, with open databases. */
export interface Platform {
  /** Handles requests to the platform's origin; `app.fetch` also works without a server. */
  app: Hono<HttpEnvironment>;
  /** Node's handler for the embedded identity provider's origin; null with an outside provider. */
  identityProvider: IdentityProviderHandler | null;
  /** Creates the sample set if there is no data, and listens. Throws a StartProblem. */
  start(): Promise<PlatformAddresses>;
  /**
   * Keeps serving for the configured `drainMs` while it reports that it is not ready, waits for running requests, and
   * closes everything. Idempotent.
   */
  stop(): Promise<void>;
}

/**
 * Builds the platform from its configuration: opens the databases and mounts every endpoint, without listening and
 * without reading the environment. Throws a StartProblem, DatabaseError or the like with one line for the operator.
 */
export async function createPlatform(config: PlatformConfig, options: CreatePlatformOptions = {}): Promise<Platform> {
  const { logger = createLogger(config.logLevel), now = Date.now, around } = options;
  const addresses = createAddresses(config);
  const telemetry = await openTelemetry(config);
  const parts = await openParts({ config, addresses, logger, ...telemetry, now });
  const servers: ListeningServer[] = [];
  let lock: ReturnType<typeof lockDataFolder> | null = null;
  let joined: JoinedProcess | null = null;
  const isShared = config.database.kind !== 'sqlite';
  let stopping: Promise<void> | null = null;
  const shared = { config, addresses, parts, logger, now };
  const { app, areas } = buildApp({ ...shared, telemetry, around, isAccepting: () => stopping === null });
  const identityProvider = lazyIdentityProvider({ ...shared, access: areas.access });

  async function start(): Promise<PlatformAddresses> {
    try {
      lock = lockDataFolder(config.dataDir, { isShared });
      if (isShared) joined = await joinProcesses({ ...parts, dataDir: config.dataDir, logger, now });
      await Promise.all([checkProvider(parts.session), parts.checkManagement()]);
      if (config.sampleData && config.warehouse.kind === 'duckdb')
        await makeSampleSet(config, { ...options, isShared, now });
      await openListeners({ ...shared, app, identityProvider, showMetrics: telemetry.showMetrics, servers });
      await parts.begin();
      await parts.sets.use(() => Promise.resolve()).catch((error) => reportUnusableSet(error, logger));
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      url: addresses.publicUrl(),
      issuer: addresses.issuer(),
      dashboardsUrl: addresses.dashboardsUrl(),
      metricsUrl: addresses.metricsUrl(),
    };
  }

  function stop(): Promise<void> {
    stopping ??= closeAll();
    return stopping;
  }

  async function closeAll(): Promise<void> {
    for (const server of servers) server.letGo();
    if (servers.length > 0) await delay(config.drainMs);
    await Promise.all(servers.map((server) => server.close(config.drainMs)));
    await areas.stop();
    await joined?.leave();
    // The last read of the database.
    await telemetry.close();
    await parts.close();
    lock?.release();
  }

  return { app, identityProvider, start, stop };
}

interface SampleOptions extends Pick<CreatePlatformOptions, 'sampleSize' | 'onSampleProgress'> {
  /** Whether other processes may create it too. */
  isShared: boolean;
  now: () => number;
}

/** Creates the sample set if there is no data. */
async function makeSampleSet(
  { dataDir }: PlatformConfig,
  { sampleSize, onSampleProgress, isShared, now }: SampleOptions,
): Promise<void> {
  await ensureSampleSet({
    dataDir,
    ...sampleSize,
    waitsForOthers: isShared,
    asOf: lastDayBeforeThisMonth(now()),
    now,
    ...(onSampleProgress && { onProgress: onSampleProgress }),
  });
}

/** Logs how to fix an unusable set. Without a set, the first search reports it. */
function reportUnusableSet(error: unknown, logger: Logger): void {
  if (error instanceof ApiProblem && error.code === 'no_data_set') return;
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error ? error.cause : undefined;
  logger.error({ cause: cause instanceof Error ? cause.message : undefined }, message);
}
