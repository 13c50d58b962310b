import { type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Exchange } from './http/ExchangesInTurn.ts';
import { apiContentSecurityPolicy, securityHeaders } from './http/securityHeaders.ts';

/** Time that the client has to read the response before the connection is closed. */
const lingerMs = 2_000;

const words: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Check the program that sent it.',
  408: 'The request took too long to arrive. Try again.',
  413: 'The request is too long. Send less.',
  431: 'The address or the headers of the request are too long. Use a shorter address, with fewer filters in it; if that does not help, delete this site’s cookies and try again.',
  500: 'Something failed on our side. Try again.',
};

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to a request that Node's parser rejected with a small page: the status and how to fix it. The page repeats
 * nothing of the request. `latest`: the last unfinished exchange of the connection. If its own body is unreadable, the
 * page is its response; no request gets two.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, latest?: Exchange): void {
  const isBodyBroken = latest?.request.complete === false;
  if (error.code === 'ECONNRESET' || !socket.writable || (isBodyBroken && latest?.response.headersSent)) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  if (latest === undefined) return finish(socket, status);
  if (!isBodyBroken) return void latest.response.once('close', () => finish(socket, status));
  answerWithPage(latest.response, status);
  dropFurther(latest.response);
}

/** Responds with 400 to requests with several Host headers: a proxy may have used a different one. */
export function refusingSeveralHosts(listener: RequestListener): RequestListener {
  return (request, response) =>
    countHosts(request.rawHeaders) > 1 ? answerWithPage(response, 400) : listener(request, response);
}

/** Responds with the same page when an application cannot handle a request, such as one with an invalid host. */
export function answeringFaults(logger: Pick<Logger, 'error'>): (error: unknown) => Response {
  return (error) => {
    const status = error instanceof RequestError ? 400 : 500;
    if (status === 500) logger.error({ err: error }, 'a request failed outside of its handler');
    const page = pageFor(status);
    return new Response(page, { status, headers: headersOf(page) });
  };
}

/** `names`: header names and values, alternating. */
function countHosts(names: readonly string[]): number {
  return names.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;
}

function answerWithPage(response: ServerResponse, status: number): void {
  const page = pageFor(status);
  response.writeHead(status, headersOf(page)).end(page);
}

/** Discards later responses of the handler: a second response would throw and log a stack trace for each request. */
function dropFurther(response: ServerResponse): void {
  Object.assign(response, { writeHead: () => response, write: () => true, end: () => response });
}

function finish(socket: Duplex, status: number): void {
  const page = pageFor(status);
  const lines = Object.entries(headersOf(page)).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${titleOf(status)}`, ...lines, '', page].join('\r\n'));
  // Read and discard the rest of a long request: closing at once would lose the response.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function titleOf(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`;
}

function pageFor(status: number): string {
  const title = titleOf(status);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${words[status] ?? ''}</p></html>\n`;
}

function headersOf(page: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(page)),
    'Content-Security-Policy': apiContentSecurityPolicy,
    ...securityHeaders({ https: false }),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
}
