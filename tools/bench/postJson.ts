import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** A response and its time. */
export interface TimedAnswer {
  body: Buffer;
  /** From sending the request to the last byte, milliseconds. */
  ms: number;
}

/** Where a request goes, and on whose behalf. */
export interface Target {
  url: string;
  token: string;
  /** Keeps the connections. */
  agent: Agent;
}

/** Sends one request over a kept connection and reads the whole answer. Throws for any status but 200. */
export async function postJson({ url, token, agent }: Target, content: object): Promise<TimedAnswer> {
  const body = JSON.stringify(content);
  const startedAt = performance.now();
  const outgoing = request(url, {
    method: 'POST',
    agent,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(response, 'end');
  const ms = performance.now() - startedAt;
  const answer = Buffer.concat(chunks);
  if (response.statusCode !== 200)
    throw new Error(`The server answered ${response.statusCode}: ${answer.toString('utf8').slice(0, 500)}`);
  return { body: answer, ms };
}
