import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** What came back, and when. */
export interface TimedAnswer {
  body: Buffer;
  /** From sending the request to the last byte, milliseconds. */
  ms: number;
  /** What the platform itself says of its time. */
  serverTiming: string;
}

const path = '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query';

/** Sends one Find agencies request over a kept connection and reads the whole answer. Throws for any status but 200. */
export async function postSearch(
  url: string,
  token: string,
  agent: Agent,
  filters: Readonly<Record<string, string>>,
): Promise<TimedAnswer> {
  const body = JSON.stringify({ filters });
  const startedAt = performance.now();
  const outgoing = request(url + path, {
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
    throw new Error(`The platform answered ${response.statusCode}: ${answer.toString('utf8').slice(0, 500)}`);
  return { body: answer, ms, serverTiming: String(response.headers['server-timing']) };
}
