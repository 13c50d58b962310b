import { setTimeout as delay } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { actorOf } from './audit/Actor.ts';
import { createFgaApp } from './authorization-store/routes/fga/createFgaApp.ts';
import { type Addresses, createAddresses } from './config/Addresses.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { ensureSampleSet } from './data/ensureSampleSet.ts';
import type { OnSetProgress } from './data/buildSet.ts';
import { lastDayBeforeThisMonth } from './data/lastDayBeforeThisMonth.ts';
import { createLogger } from './createLogger.ts';
import { isDiskFull } from './database/isDiskFull.ts';
import { isDatabaseAway } from './database/isDatabaseAway.ts';
import { ApiProblem } from './http/ApiProblem.ts';
import { allowAppOrigins } from './http/allowAppOrigins.ts';
import { createRoutes } from './http/createRoutes.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import { installHttpLayer } from './http/installHttpLayer.ts';
import { accountSecurityPath, answerAccountSecurity } from './identity/answerAccountSecurity.ts';
import { createIdentityProvider, type IdentityProviderHandler } from './identity-provider/createIdentityProvider.ts';
import { demoPassword } from './identity-provider/demoPeople.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import { mountAreas, type MountedAreas } from './mountAreas.ts';
import { mountHealth } from './mountHealth.ts';
import { openParts, type PlatformParts } from './openParts.ts';
import { openListeners } from './openListeners.ts';
import type { ListeningServer } from './openServers.ts';
import { readPageFont } from './pages/pageFont.ts';
import { type JoinedProcess, joinProcesses } from './processes/joinProcesses.ts';
import { createPasswords } from './people/createPasswords.ts';
import { inAppearanceOf } from './pages/pageAppearance.ts';
import { inLanguageOf } from './pages/pageWords.ts';
import { answerWithPages } from './session/answerWithPages.ts';
import { checkProvider } from './session/checkProvider.ts';
import { createAuthenticate, createIdentify } from './session/createAuthenticate.ts';
import { requireAdministrator } from './http/Caller.ts';
import { openTelemetry, type Telemetry } from './observability/openTelemetry.ts';
import { createWebApp } from './web/createWebApp.ts';

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

interface BuildAppOptions {
  config: PlatformConfig;
  telemetry: Telemetry;
  addresses: Addresses;
  parts: PlatformParts;
  logger: Logger;
  now: () => number;
  around: MiddlewareHandler<HttpEnvironment> | undefined;
  isAccepting: () => boolean;
}

function buildApp({ config, addresses, parts, logger, telemetry, now, around, isAccepting }: BuildAppOptions): {
  app: Hono<HttpEnvironment>;
  areas: MountedAreas;
} {
  const app = new Hono<HttpEnvironment>();
  installHttpLayer(app, {
    logger,
    https: () => addresses.publicUrl().startsWith('https:'),
    isTemporary: isDatabaseAway,
    isDiskFull,
    headersOf: parts.session.serviceLimit.headersOf,
    ...telemetry,
    now,
  });
  if (around) app.use(around);
  allowAppOrigins(app, config.appOrigins);
  answerWithPages(app);
  mountHealth(app, { database: parts.database, sets: parts.sets, dataDir: config.dataDir, logger, isAccepting });
  const identify = createIdentify(parts.session);
  const administrators = async (request: Request) => {
    const caller = await identify(request);
    requireAdministrator(caller);
    return actorOf(caller);
  };
  app.route('/fga', createFgaApp({ storesOf: parts.authorization.storesOf, authenticate: administrators }));
  const routes = createRoutes({
    app,
    authenticate: createAuthenticate(parts.session),
    identify,
    liveAnswers: parts.liveAnswers,
    idempotency: parts.idempotency,
    trustProxy: config.trustProxy,
  });
  const areas = mountAreas(routes, { config, parts, logger, telemetry, addresses });
  routes.finish();
  app.get('/fonts/:file', async (context, next) => {
    const font = await readPageFont(context.req.path);
    return font === null ? next() : new Response(font.bytes, { headers: font.headers });
  });
  app.get(accountSecurityPath, ({ req }) =>
    inLanguageOf(req.header('accept-language'), () =>
      inAppearanceOf(req.header('cookie'), () => answerAccountSecurity(config, addresses)),
    ),
  );
  const web = createWebApp({
    webDir: config.webDir,
    publicUrl: addresses.publicUrl,
    formTargets: parts.session.formTargets,
    frameSources: () => [addresses.dashboardsUrl()],
    analytics: config.analytics,
  });
  app.all('*', async (context, next) => {
    const isApi = /^\/api(\/|$)/.test(new URL(context.req.url).pathname);
    const answer = isApi ? null : await web(context.req.raw);
    if (answer === null) return next();
    return answer;
  });
  return { app, areas };
}

/** Creates the provider at its first request, when the servers listen and its address is known. */
function lazyIdentityProvider({
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
