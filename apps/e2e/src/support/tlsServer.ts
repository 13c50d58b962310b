import { once } from 'node:events';
import { request, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A server over TLS on a free port of this machine, with a self-signed certificate. */
export interface TlsServer {
  /** `https://127.0.0.1:…` */
  origin: string;
  close(): void;
}

/** Serves over TLS. The certificate is made for the occasion. */
export async function serveTls(listener: RequestListener): Promise<TlsServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  const server = createServer({ key, cert }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Hands requests on to a server without TLS as they are, as a proxy in front of it does. */
export function forwardTo(origin: string): RequestListener {
  return (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(origin + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  };
}
