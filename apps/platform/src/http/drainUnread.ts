import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a body may take to arrive after its request has been answered. */
const lingerMs = 2_000;

/**
 * Reads and drops the rest of a body that an answer did not wait for, so that the next request on the connection can be
 * read; cuts the connection where the rest does not come.
 */
export function drainUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const cutting = setTimeout(() => request.socket.destroy(), lingerMs).unref();
    request.once('close', () => clearTimeout(cutting));
    request.resume();
  });
}
