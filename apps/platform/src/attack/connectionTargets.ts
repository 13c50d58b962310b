import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@agency-insights/insights-api/contract';
import { createRandom, type Random } from '../data/random/createRandom.ts';
import { type Connection, openConnection, statusesIn } from '../http/openConnection.test-support.ts';
import type { SignedIn, TestPlatform } from '../testing/startPlatform.test-support.ts';
import { type AttackTarget, attempt } from './AttackTarget.ts';
import { inBatches } from './inBatches.ts';

/** Longest wait for a server to answer or to close a connection. */
const patienceMs = 10_000;

/** Misuse of a raw connection by a client. Returns the fault; null if there is none. */
type Misuse = (connection: Connection, random: Random, authorization: string) => Promise<string | null>;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const getLast = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
const postHead = (authorization: string, length: number) =>
  `POST ${endpoints['resultSets.findAgencies'].path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const search = '{"filters":{"policy_state":"NOT XX"}}';

const misuses: Readonly<Record<string, Misuse>> = {
  'pipelined requests': async (connection, random) => {
    const count = 20 + random.integer(80);
    connection.write(get('/healthz').repeat(count) + getLast('/healthz'));
    const statuses = statusesIn(await connection.untilClosed());
    if (statuses.length !== count + 1) return `answered ${statuses.length} of ${count + 1} requests`;
    return statuses.some((status) => status >= 500) ? 'answered a 5xx' : null;
  },
  'answers that are not read': async (connection, random, authorization) => {
    connection.write((postHead(authorization, search.length) + search).repeat(10 + random.integer(40)));
    await wait(random.integer(500));
    return null;
  },
  'a body that does not come': async (connection, random, authorization) => {
    connection.write(postHead(authorization, 1 + random.integer(100_000)) + search.slice(0, random.integer(10)));
    await wait(random.integer(300));
    return null;
  },
  'a body that is too long': async (connection, random, authorization) => {
    const length = 1_100_000 + random.integer(1_000_000);
    connection.write(`${postHead(authorization, length)}${' '.repeat(length)}${get('/healthz')}`);
    const text = await connection.until(/HTTP\/1\.1 4\d\d /);
    return statusesIn(text).some((status) => status >= 500) ? 'answered a 5xx' : null;
  },
  'no HTTP': async (connection, random) => {
    const bytes = Array.from({ length: 1 + random.integer(2_000) }, () => String.fromCharCode(random.integer(256)));
    connection.write(`${bytes.join('')}\r\n\r\n`);
    return only4xx(await connection.untilClosed());
  },
  'headers that are too long': async (connection, random) => {
    connection.write(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000 + random.integer(400_000))}\r\n\r\n`);
    return only4xx(await connection.untilClosed());
  },
  'a long header': async (connection, random) => {
    const pick = (texts: readonly string[]) => texts[random.integer(texts.length)] ?? '';
    const name = pick([
      'Accept',
      'Accept-Encoding',
      'Accept-Language',
      'Content-Type',
      'Cookie',
      'Prefer',
      'User-Agent',
    ]);
    const part = pick([' ', '; ', ',', '"', '=', 'a/', '[', '%']);
    const value = `${pick(['', 'gzip', 'application/json; charset=', 'wait='])}${part.repeat(60_000 / part.length)}"a"b`;
    connection.write(`${getLast('/api/auth/session').trimEnd()}\r\n${name}: ${value}\r\n\r\n`);
    const text = await connection.untilClosed();
    return statusesIn(text).some((status) => status >= 500) ? 'answered a 5xx' : null;
  },
  'chunks that are none': async (connection, random) => {
    const size = ['zz', '-1', 'ffffffffffffffffff', '5;x='.padEnd(20_000, 'y'), ''][random.integer(5)];
    connection.write(`POST /token HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${size}\r\nhello\r\n\r\n`);
    return only4xx(await connection.untilClosed());
  },
  'a request letter by letter': async (connection, random) => {
    for (const letter of get('/healthz')) {
      connection.write(letter);
      await wait(random.integer(5));
    }
    const text = await connection.until(/HTTP\/1\.1 \d{3} /);
    return statusesIn(text).some((status) => status >= 500) ? 'answered a 5xx' : null;
  },
};

/** Creates targets with raw connections to each of the platform's servers that break the protocol or disconnect. */
export function connectionTargets(platform: TestPlatform, { headers, session }: SignedIn): AttackTarget[] {
  const servers = [platform.url, platform.issuer, platform.dashboardsUrl];
  return Object.entries(misuses).map(([name, misuse]) => ({
    name,
    async attack({ inputs, seed, report }) {
      const random = createRandom(seed, 2);
      const count = Math.ceil(inputs / 2);
      const urls = Array.from({ length: count }, () => servers[random.integer(servers.length)] ?? platform.url);
      await inBatches(
        urls,
        async (url) => {
          const detail = await misuseOf(misuse, { url, random, authorization: `Bearer ${session.accessToken}` });
          if (detail !== null)
            report({ kind: detail === tooLate ? 'hang' : 'wrong answer', detail: `${detail} at ${url}` });
        },
        10,
      );
      const check = { method: 'GET', url: `${platform.url}/api/permissions`, headers };
      await attempt(check, ({ status }) => (status === 200 ? null : `answered ${status} afterwards`), report);
      return count;
    },
  }));
}

const tooLate = `no answer in ${patienceMs / 1_000} s`;

interface MisuseOptions {
  url: string;
  random: Random;
  authorization: string;
}

async function misuseOf(misuse: Misuse, { url, random, authorization }: MisuseOptions): Promise<string | null> {
  const connection = await openConnection(Number(new URL(url).port));
  const late = new AbortController();
  try {
    return await Promise.race([
      // A server may close the connection of a client that breaks the rules.
      misuse(connection, random, authorization).catch(() => null),
      wait(patienceMs, tooLate, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
    connection.close();
  }
}

function only4xx(text: string): string | null {
  const wrong = statusesIn(text).find((status) => status < 400 || status >= 500);
  return wrong === undefined ? null : `answered ${wrong}`;
}
