import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { actorOf } from './audit/Actor.ts';
import { createFgaApp } from './authorization-store/routes/fga/createFgaApp.ts';
import type { Addresses } from './config/Addresses.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { isDiskFull } from './database/isDiskFull.ts';
import { isDatabaseAway } from './database/isDatabaseAway.ts';
import { allowAppOrigins } from './http/allowAppOrigins.ts';
import { createRoutes } from './http/createRoutes.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import { installHttpLayer } from './http/installHttpLayer.ts';
import { accountSecurityPath, answerAccountSecurity } from './identity/answerAccountSecurity.ts';
import { mountAreas, type MountedAreas } from './mountAreas.ts';
import { mountHealth } from './mountHealth.ts';
import type { PlatformParts } from './openParts.ts';
import { readPageFont } from './pages/pageFont.ts';
import { inAppearanceOf } from './pages/pageAppearance.ts';
import { inLanguageOf } from './pages/pageWords.ts';
import { answerWithPages } from './session/answerWithPages.ts';
import { createAuthenticate, createIdentify } from './session/createAuthenticate.ts';
import { requireAdministrator } from './http/Caller.ts';
import type { Telemetry } from './observability/openTelemetry.ts';
import { createWebApp } from './web/createWebApp.ts';

/** What the app of the platform is built from. */
export interface BuildAppOptions {
  config: PlatformConfig;
  telemetry: Telemetry;
  addresses: Addresses;
  parts: PlatformParts;
  logger: Logger;
  now: () => number;
  around: MiddlewareHandler<HttpEnvironment> | undefined;
  isAccepting: () => boolean;
}

/** Mounts every endpoint of the platform's origin, and the web app last. */
export function buildApp({ config, addresses, parts, logger, telemetry, now, around, isAccepting }: BuildAppOptions): {
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
