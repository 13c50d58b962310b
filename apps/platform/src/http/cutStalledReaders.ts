import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes idle connections, and those whose client reads nothing of a response for `timeoutMs`. A response in progress
 * may take longer. `isBusy`: whether a connection has an unanswered request.
 */
export function cutStalledReaders(server: Server, timeoutMs: number, isBusy: (socket: Socket) => boolean): void {
  server.setTimeout(timeoutMs, (socket: Socket) => {
    if (socket.writableLength > 0 || !isBusy(socket)) socket.destroy();
    else socket.setTimeout(timeoutMs);
  });
}
