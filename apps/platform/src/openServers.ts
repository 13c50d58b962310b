import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { answerUnreadable, refusingSeveralHosts } from './answerUnreadable.ts';
import { cutStalledReaders } from './http/cutStalledReaders.ts';
import { drainUnread } from './http/drainUnread.ts';
import { ExchangesInTurn } from './http/ExchangesInTurn.ts';
import { StartProblem } from './config/StartProblem.ts';

/**
 * Max total bytes of request line and headers: an address can contain all filters of a search at their max length
 * (20,000 characters), with room for URL encoding.
 */
const maxHeaderBytes = 64 * 1024;

/** Max time without the client reading a response. */
const defaultSendTimeoutMs = 60_000;

/** Time for running requests when the platform stops. */
const stopGraceMs = 5_000;

/** Port and handler of a server. */
export interface ListenOptions {
  host: string;
  /** 0: any free port. */
  port: number;
  /** The variable of the port, for the error message if it is taken. */
  variable: string;
  listener: RequestListener;
  /** Time without the client reading a response after which its connection is closed, ms. Default 60,000. */
  sendTimeoutMs?: number;
}

/** A listening server. */
export interface ListeningServer {
  port: number;
  /**
   * Keeps serving, but asks clients with each response to open a new connection, so that a balancer can choose again.
   */
  letGo(): void;
  /** Refuses new requests, waits for running ones for up to 5 s or `graceMs` if longer, and closes all connections. */
  close(graceMs?: number): Promise<void>;
}

/** Starts to listen. Throws a StartProblem if the port is taken or forbidden. */
export async function listen({
  host,
  port,
  variable,
  listener,
  sendTimeoutMs = defaultSendTimeoutMs,
}: ListenOptions): Promise<ListeningServer> {
  const exchanges = new ExchangesInTurn(refusingSeveralHosts(listener));
  let isLettingGo = false;
  const server = createServer({ keepAliveTimeout: 65_000, maxHeaderSize: maxHeaderBytes }, (request, response) => {
    if (isLettingGo) response.setHeader('connection', 'close');
    drainUnread(request, response);
    exchanges.add({ request, response });
  });
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, exchanges.latestOf(socket)));
  cutStalledReaders(server, sendTimeoutMs, (socket) => exchanges.latestOf(socket) !== undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartProblem(wordFault(error, host, port, variable), { cause: error })),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    letGo: () => void (isLettingGo = true),
    close: (graceMs = 0) => close(server, Math.max(stopGraceMs, graceMs)),
  };
}

/** Throws a StartProblem if a port is not available; runs before anything is opened or written. */
export async function checkPorts({
  host,
  port,
  provider,
  dashboards,
  looker,
  metricsPort,
}: PlatformConfig): Promise<void> {
  const listener: RequestListener = (_request, response) => void response.writeHead(503).end();
  const ports = [
    { port, variable: 'PORT' },
    ...(looker === null ? [{ port: dashboards.port, variable: 'DASHBOARDS_PORT' }] : []),
    ...(provider.kind === 'embedded' ? [{ port: provider.port, variable: 'IDP_PORT' }] : []),
    ...(metricsPort === null ? [] : [{ port: metricsPort, variable: 'METRICS_PORT' }]),
  ];
  const servers: ListeningServer[] = [];
  try {
    for (const tried of ports) servers.push(await listen({ host, listener, ...tried }));
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

function wordFault(error: NodeJS.ErrnoException, host: string, port: number, variable: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `${variable}: port ${port} on ${host} is taken by another program; stop that program or set ${variable} to a free port.`;
    case 'EACCES':
      return `${variable}: this user may not use port ${port}; set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST: the address ${host} is not one of this machine; set HOST to 127.0.0.1 or 0.0.0.0.`;
    default:
      return `${variable}: cannot listen on ${host}:${port} (${error.code ?? error.message}); set HOST and ${variable} to a free address.`;
  }
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
