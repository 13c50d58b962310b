import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import process from 'node:process';
import type { Duplex } from 'node:stream';

/** Max pipelined requests of one connection. Browsers send none. */
const maxAhead = 128;

/** A request with its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Handles the requests of each connection sequentially: if a client sends many and reads nothing, one is processed and
 * the rest wait in the network.
 */
export class ExchangesInTurn {
  readonly #listener: RequestListener;
  /** Unfinished exchanges by connection; the first one is in progress. */
  readonly #open = new WeakMap<Duplex, Exchange[]>();

  constructor(listener: RequestListener) {
    this.#listener = listener;
  }

  /** Starts the exchange when earlier ones on the connection have ended. */
  add(exchange: Exchange): void {
    const { socket } = exchange.request;
    const open = this.#open.get(socket) ?? [];
    this.#open.set(socket, open);
    open.push(exchange);
    if (open.length === 1) return this.#begin(exchange, open);
    if (open.length > maxAhead) return void socket.destroy();
    this.#readNoFurther(socket, open);
  }

  /** Returns the last unfinished exchange of a connection. */
  latestOf(socket: Duplex): Exchange | undefined {
    return this.#open.get(socket)?.at(-1);
  }

  /**
   * Node resumes reading in the next tick after each complete request: pause the socket after that, before more data
   * arrives.
   */
  #readNoFurther(socket: Duplex, open: readonly Exchange[]): void {
    process.nextTick(() => process.nextTick(() => open.length > 1 && socket.pause()));
  }

  #begin({ request, response }: Exchange, open: Exchange[]): void {
    const { socket } = request;
    response.once('close', () => {
      open.shift();
      const [next] = open;
      if (next === undefined || socket.destroyed) return;
      // All but the last request have arrived completely.
      if (open.length === 1) socket.resume();
      this.#begin(next, open);
    });
    // An unreadable request already got its response while it waited.
    if (!response.headersSent) this.#listener(request, response);
  }
}
