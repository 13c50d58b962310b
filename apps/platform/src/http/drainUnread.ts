import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time for the rest of a body to arrive after the response. */
const lingerMs = 2_000;

/**
 * Reads and discards the rest of a body after an early response, so that the next request can be read; closes the
 * connection if the rest does not arrive.
 */
export function drainUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const cutting = setTimeout(() => request.socket.destroy(), lingerMs).unref();
    request.once('close', () => clearTimeout(cutting));
    request.resume();
  });
}
