import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools/bench is no package: its parts share this file
import type { Target } from '../postJson.ts';
import { summarize, type Summary } from './statistics.ts';

const warmUps = 200;
const pairs = 1_000;

/** A call that checks everything and does nothing else, and one that checks nothing. Both answer a line of JSON. */
const checkedPath = '/api/permissions';
const uncheckedPath = '/api/auth/providers';

/**
 * Measures what it costs a request to find out who asks and what they may see: token, session, user and permissions. It is
 * the difference between two small calls in turn, milliseconds.
 */
export async function measurePermissionCheck(target: Target): Promise<Summary> {
  const differences: number[] = [];
  for (let round = 0; round < warmUps + pairs; round++) {
    const checkedFirst = round % 2 === 0;
    const first = await timeGet(checkedFirst ? checkedPath : uncheckedPath, target);
    const second = await timeGet(checkedFirst ? uncheckedPath : checkedPath, target);
    if (round >= warmUps) differences.push(checkedFirst ? first - second : second - first);
  }
  return summarize(differences);
}

async function timeGet(path: string, { url, token, agent }: Target): Promise<number> {
  const startedAt = performance.now();
  const outgoing = get(url + path, { agent, headers: { authorization: `Bearer ${token}` } });
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`);
  return performance.now() - startedAt;
}
