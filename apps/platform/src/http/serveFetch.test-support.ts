import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Fetch } from './pieceResponse.ts';

/** A server on loopback. */
export interface ServedFetch {
  url: string;
  /** Cuts its connections and ends it. */
  stop: () => Promise<void>;
}

/** Serves what a function responds, over a real connection. */
export async function serveFetch(fetch: Fetch): Promise<ServedFetch> {
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
