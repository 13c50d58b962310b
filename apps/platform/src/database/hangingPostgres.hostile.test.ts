import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import { openDatabase } from './openDatabase.ts';
import { findPostgresBinaries, startThrowawayPostgres } from './throwawayPostgres.test-support.ts';

/** A way to a server that can fall silent, as a server does whose machine was suspended. */
interface SilentWay {
  port: number;
  fallSilent: () => void;
  speakAgain: () => void;
  close: () => void;
}

async function openWay({ port, hostname }: URL): Promise<SilentWay> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => (isSilent ? undefined : other.write(bytes)));
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => (isSilent = true),
    speakAgain: () => (isSilent = false),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const binaries = findPostgresBinaries();
const skip = binaries ? false : 'no PostgreSQL: install initdb and postgres';

describe('a PostgreSQL that does not answer', { skip }, () => {
  let way: SilentWay;
  let platform: TestPlatform;
  let url = '';
  const started = new AsyncDisposableStack();
  before(async () => {
    const postgres = started.adopt(await startThrowawayPostgres(binaries ?? ''), (one) => one.stop());
    const target = new URL(await postgres.createDatabase());
    way = started.adopt(await openWay(target), (one) => one.close());
    target.port = String(way.port);
    url = target.href;
    platform = await startPlatform({ env: { DATABASE_URL: url, DATABASE_TIMEOUT_SECONDS: '1' } });
    started.defer(() => platform.stop());
    started.defer(() => way.speakAgain());
  });
  after(() => started.disposeAsync());

  it('ends a statement that takes too long, and says that it may succeed later', async () => {
    const database = await openDatabase({ kind: 'postgres', url, timeoutMs: 200 });
    await assert.rejects(sql`select pg_sleep(30)`.execute(database.db), (error) => isDatabaseAway(error));
    await database.close();
  });

  it('is reported as 503 with Retry-After and not ready while it is silent, and is used again without a restart', async () => {
    const { headers, browser } = await platform.signIn('analyst');
    way.fallSilent();
    const answer = await fetch(`${platform.url}/api/v1/authorization-store/saved-filters`, { headers });
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '5');
    assert.match(await answer.text(), /cannot answer at the moment/);
    assert.equal((await fetch(`${platform.url}/readyz`)).status, 503);
    way.speakAgain();
    let status = 0;
    for (let attempt = 0; attempt < 10 && status !== 200; attempt += 1)
      status = (await browser.fetch(`${platform.url}/api/auth/session`)).status;
    assert.equal(status, 200);
  });

  it('tells passing errors from others', () => {
    const withCode = (code: string) => Object.assign(new Error('failed'), { code });
    assert.deepEqual(
      ['08006', '53300', '57014', '57P01', '40001', 'ECONNREFUSED', 'ETIMEDOUT', '23505', '42P01', 'ENOENT'].map(
        (code) => isDatabaseAway(withCode(code)),
      ),
      [true, true, true, true, true, true, true, false, false, false],
    );
    assert.equal(isDatabaseAway(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])), true);
    assert.equal(isDatabaseAway(new Error('A number is missing')), false);
    assert.equal(isDatabaseAway('Connection terminated'), false);
  });
});
