import { getRequestListener } from '@hono/node-server';
import type { RequestListener } from 'node:http';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { answeringFaults } from './answerUnreadable.ts';
import type { Addresses } from './config/Addresses.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { createDashboardsApp } from './dashboards/createDashboardsApp.ts';
import type { HttpEnvironment } from './http/HttpEnvironment.ts';
import { writingPieces } from './http/pieceResponse.ts';
import { writingStreams } from './http/streamResponse.ts';
import type { IdentityProviderHandler } from './identity-provider/createIdentityProvider.ts';
import type { PlatformParts } from './openParts.ts';
import { type ListeningServer, listen } from './openServers.ts';

/** The listeners, and their handlers. */
export interface OpenListenersOptions {
  config: PlatformConfig;
  addresses: Addresses;
  parts: PlatformParts;
  logger: Logger;
  now: () => number;
  app: Hono<HttpEnvironment>;
  identityProvider: IdentityProviderHandler | null;
  /** Shows the metrics; undefined without METRICS_PORT. */
  showMetrics: RequestListener | undefined;
  /** Receives each server when it listens. */
  servers: ListeningServer[];
}

/** Listens on all ports of the platform, the one for users last. Throws a StartProblem if one is taken. */
export async function openListeners(options: OpenListenersOptions): Promise<void> {
  const { config, addresses, parts, logger, now, app, identityProvider, showMetrics, servers } = options;
  const { host, provider, dashboards, looker, metricsPort } = config;
  const open = async (port: number, variable: string, listener: RequestListener): Promise<number> => {
    const server = await listen({ host, port, variable, listener });
    servers.push(server);
    return server.port;
  };
  if (identityProvider !== null && provider.kind === 'embedded')
    addresses.setProviderPort(await open(provider.port, 'IDP_PORT', identityProvider));
  if (looker === null) {
    const dashboardsApp = createDashboardsApp({ config, addresses, parts, logger, now });
    const listener = getRequestListener(dashboardsApp.fetch, requestOptions(logger));
    addresses.setDashboardsPort(await open(dashboards.port, 'DASHBOARDS_PORT', listener));
  }
  if (showMetrics !== undefined && metricsPort !== null)
    addresses.setMetricsPort(await open(metricsPort, 'METRICS_PORT', showMetrics));
  const write = writingStreams(writingPieces(app.fetch), (error) =>
    logger.error({ err: error }, 'a response was cut off because its stream failed'),
  );
  const listener = getRequestListener(write, requestOptions(logger));
  addresses.setPort(await open(config.port, 'PORT', listener));
}

/** `hostname`: for HTTP/1.0 requests without a host, such as health checks. */
function requestOptions(logger: Logger) {
  return { overrideGlobalObjects: false, hostname: 'localhost', errorHandler: answeringFaults(logger) };
}
