import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A balancer in front of several processes: each request goes to the next one that is ready. */
export interface Balancer {
  port: number;
  /** Where requests go from now on: addresses of this machine. */
  turnTo(addresses: readonly string[]): void;
  stop(): Promise<void>;
}

/** Starts a balancer on a free port. */
export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [];
  let next = 0;
  const server = createServer((request, response) => {
    void forward(request, response, () => targets[(next += 1) % targets.length]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    turnTo: (addresses) => void (targets = addresses),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Headers that belong to a connection. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Forwards a request over its own connection. If that cannot be opened, the next process gets the request. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  nextTarget: () => string | undefined,
): Promise<void> {
  const body = await buffer(request);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const target = nextTarget();
    if (target === undefined) break;
    try {
      await pass(target, body, request, response);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
    }
  }
  if (response.headersSent) response.destroy();
  else response.writeHead(502).end('lost');
}

async function pass(target: string, body: Buffer, from: IncomingMessage, to: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = from;
  const outgoing = ask(new URL(url, target), { method, headers: { ...headers, connection: 'close' }, agent: false });
  // What breaks after the response has begun breaks the reading of it as well.
  outgoing.on('error', () => undefined);
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const content = await buffer(answer);
  const kept = Object.entries(answer.headersDistinct).filter(([name]) => !ofTheConnection.includes(name));
  for (const [name, values = []] of kept) to.setHeader(name, values);
  to.statusCode = answer.statusCode ?? 502;
  // The response to HEAD has the length of the body that it leaves out.
  if (method !== 'HEAD') to.setHeader('content-length', content.length);
  to.end(content);
}
