import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long the other side may take to read the answer before the connection is cut. */
const lingerMs = 2_000;

const words: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Check the program that sent it.',
  408: 'The request took too long to arrive. Try again.',
  413: 'The request is too long. Send less.',
  431: 'The address or the headers of the request are too long. Use a shorter address, with fewer filters in it; if that does not help, delete this site’s cookies and try again.',
};

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a request that Node's parser gave up on, before the platform saw it: a small page with the status and what to
 * do in place of Node's empty body. Nothing of the request stands in it.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(answerFor(statuses[error.code ?? ''] ?? 400));
  // The rest of a long request is read and dropped meanwhile: cutting at once would take the answer back.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function answerFor(status: number): string {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${words[status] ?? ''}</p></html>\n`;
  return [
    `HTTP/1.1 ${title}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(page)}`,
    "Content-Security-Policy: default-src 'none'",
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    '',
    page,
  ].join('\r\n');
}
