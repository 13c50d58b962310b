import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { serialize } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/isDatabaseAway.ts';
import type { Addresses } from '../config/Addresses.ts';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import { createRoutes } from '../http/createRoutes.ts';
import type { HttpEnvironment } from '../http/HttpEnvironment.ts';
import { installHttpLayer } from '../http/installHttpLayer.ts';
import { readPageFont } from '../pages/pageFont.ts';
import { inLanguageOf } from '../pages/pageWords.ts';
import { readBearer } from '../session/createAuthenticate.ts';
import { readCookie } from '../session/cookies.ts';
import { injectMeta } from '../web/injectMeta.ts';
import { readWebFile } from '../web/readWebFile.ts';
import type { EmbedService } from './embed/EmbedService.ts';
import { CallersInTurn } from '../turns/CallersInTurn.ts';
import type { ResultSets } from '../result-sets/ResultSets.ts';
import type { AgencyTiles } from './tiles/createAgencyTiles.ts';
import { mountAgencyCount } from './tiles/mountAgencyCount.ts';
import { mountTiles } from './tiles/mountTiles.ts';
import type { BenchmarkTiles } from './benchmarks/createBenchmarkTiles.ts';
import { mountBenchmarks } from './benchmarks/mountBenchmarks.ts';
import { frameLanguage } from './embed/frameLanguage.ts';
import type { OpenedEmbed, RefusedEmbed } from './embed/openFrameAddress.ts';
import { renderRefusal } from './embed/renderRefusal.ts';

const cookieName = 'insights.embed';

/** Options of the dashboards' server. */
export interface DashboardsAppOptions {
  config: Pick<PlatformConfig, 'dashboards' | 'trustProxy'>;
  addresses: Pick<Addresses, 'dashboardsUrl'>;
  parts: { embed: EmbedService; agencyTiles: AgencyTiles; benchmarkTiles: BenchmarkTiles; resultSets: ResultSets };
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates the server of the embedded dashboards: signed addresses, the frame's page, and the frame's own calls. */
export function createDashboardsApp(options: DashboardsAppOptions): Hono<HttpEnvironment> {
  const { config, addresses, parts, logger, now } = options;
  const { embed, agencyTiles, benchmarkTiles } = parts;
  const { webDir } = config.dashboards;
  const https = () => addresses.dashboardsUrl().startsWith('https:');
  const app = new Hono<HttpEnvironment>();
  installHttpLayer(app, { logger, https, frameable: true, isTemporary: isDatabaseAway, now });
  const routes = createRoutes({
    app,
    server: 'dashboards',
    authenticate: (request) => embed.authenticate(readBearer(request)),
    trustProxy: config.trustProxy,
  });
  routes.mount('embed.session', ({ body, request }) =>
    embed.enter({
      authenticationToken: body.authentication_token,
      navigationToken: body.navigation_token,
      sessionId: readCookie(request, cookieName),
    }),
  );
  const turns = new CallersInTurn(Math.max(2, availableParallelism()));
  mountTiles(routes, { agencyTiles, turns });
  mountAgencyCount(routes, { resultSets: parts.resultSets });
  mountBenchmarks(routes, { benchmarkTiles, turns });
  routes.finish();
  app.get('/login/embed/*', (context) => {
    context.set('route', 'GET /login/embed/{target}');
    const target = requestTarget(context);
    return inLanguageOf(frameLanguage(target), async () => {
      const opened = await embed.open(target);
      return opened.kind === 'refused' ? answerRefusal(opened) : redirect(opened, https(), now());
    });
  });
  app.get('/embed/*', (context) => {
    context.set('route', 'GET /embed/{target}');
    const target = requestTarget(context);
    return inLanguageOf(frameLanguage(target), async () => {
      const page = embed.readPage(target);
      return 'kind' in page ? answerRefusal(page) : answerPage(webDir, page.host);
    });
  });
  app.get('*', async (context, next) => {
    const { pathname } = new URL(context.req.url);
    const font = await readPageFont(pathname);
    if (font !== null) return new Response(font.bytes, { headers: font.headers });
    return (pathname.endsWith('.html') ? null : await readWebFile(webDir, pathname, context.req.raw)) ?? next();
  });
  return app;
}

/** Returns path and query exactly as received: the signature covers their percent-encoding. */
function requestTarget({ env, req }: Context<HttpEnvironment>): string {
  // Without a server there is no environment.
  const received = (env as HttpEnvironment['Bindings'] | undefined)?.incoming?.url;
  return received ?? req.url.slice(new URL(req.url).origin.length);
}

function answerRefusal({ refusal, host }: RefusedEmbed): Response {
  return renderRefusal(refusal, host);
}

function redirect({ location, sessionId, expiresAt }: OpenedEmbed, secure: boolean, now: number): Response {
  const headers = new Headers({ location });
  if (sessionId !== null) {
    // A frame on another site than its parent page needs these attributes to send its cookie.
    const crossSite = secure ? ({ sameSite: 'None', partitioned: true } as const) : ({ sameSite: 'Lax' } as const);
    const maxAge = Math.max(0, Math.floor((expiresAt - now) / 1000));
    headers.append(
      'set-cookie',
      serialize(cookieName, sessionId, { httpOnly: true, secure, path: '/api/embed', maxAge, ...crossSite }),
    );
  }
  return new Response(null, { status: 302, headers });
}

async function answerPage(webDir: string, host: string): Promise<Response> {
  const html = await readFile(path.join(webDir, 'index.html'), 'utf8').catch(() => null);
  if (html === null)
    return new Response('The dashboards are not built. Run npm start, which builds them.', { status: 503 });
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    `frame-ancestors ${host}`,
    "base-uri 'none'",
  ].join('; ');
  return new Response(injectMeta(html, { 'csp-nonce': nonce }), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
