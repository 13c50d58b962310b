import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
  method: string;
  /** Path with its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What the service answers. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Objects are sent as JSON, bytes as they are, a list part by part, each once it is there. */
  body?: unknown;
  /** Waits for this before it answers. */
  after?: Promise<unknown>;
  /** Breaks the connection instead of ending the answer. */
  breaksOff?: boolean;
}

/** A service on a port of its own. */
export interface Service {
  url: string;
  /** Everything that arrived, in order. */
  arrived: Arrived[];
  /** Requests that the other side gave up. */
  aborted: string[];
  close(): Promise<void>;
}

/** Starts a real HTTP service that answers by a function. */
export async function startService(answer: (request: Arrived) => Answer | Promise<Answer>): Promise<Service> {
  const arrived: Arrived[] = [];
  const aborted: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const entry = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      arrived.push(entry);
      response.on('close', () => {
        if (!response.writableFinished) aborted.push(entry.path);
      });
      void respond(entry);
    });
    const respond = async (entry: Arrived): Promise<void> => {
      const { status = 200, headers = {}, body, after, breaksOff = false } = await answer(entry);
      await after;
      const isJson =
        body !== undefined && !(body instanceof Uint8Array) && !Array.isArray(body) && typeof body !== 'string';
      response.writeHead(status, { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers });
      for (const part of Array.isArray(body) ? body : []) {
        response.write(await part);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      if (breaksOff) response.destroy();
      else if (isJson) response.end(JSON.stringify(body));
      else response.end(Array.isArray(body) || body === undefined ? undefined : body);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    aborted,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Waits until something has come about. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; !condition(); turns += 1) {
    if (turns > 4_000) throw new Error('It never came to that');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
