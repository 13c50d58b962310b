import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections whose client takes nothing of an answer for so long, and those on which nothing happens at all. An
 * answer that is still being worked out may take longer. `isBusy`: whether a connection has a request without its answer.
 */
export function cutStalledReaders(server: Server, timeoutMs: number, isBusy: (socket: Socket) => boolean): void {
  server.setTimeout(timeoutMs, (socket: Socket) => {
    if (socket.writableLength > 0 || !isBusy(socket)) socket.destroy();
    else socket.setTimeout(timeoutMs);
  });
}
