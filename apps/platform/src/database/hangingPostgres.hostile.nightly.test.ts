import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { inTime, until } from '../testing/until.test-support.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import { openDatabase } from './openDatabase.ts';
import { findPostgresBinaries, startThrowawayPostgres } from './throwawayPostgres.test-support.ts';

/** A proxy to a server that can fall silent, like a suspended machine. */
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

describe('a PostgreSQL that does not respond', { skip }, () => {
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
    // Create the tables without the short limit, which a busy machine may exceed.
    await (await openDatabase({ kind: 'postgres', url })).close();
    platform = await startPlatform({
      env: { DATABASE_URL: url, DATABASE_TIMEOUT_SECONDS: '2' },
      sample: { agencies: 20, policies: 200 },
    });
    started.defer(() => platform.stop());
    started.defer(() => way.speakAgain());
  });
  after(() => started.disposeAsync());

  it('ends a slow statement on the server, and reports that it may succeed later', async () => {
    await using opened = new AsyncDisposableStack();
    const { db } = opened.adopt(await openDatabase({ kind: 'postgres', url, timeoutMs: 1_000 }), (one) => one.close());
    await assert.rejects(sql`select pg_sleep(30)`.execute(db), (error) => {
      // 57014: the server has cancelled it.
      assert.equal((error as { code?: unknown }).code, '57014');
      return isDatabaseAway(error);
    });
  });

  it('ends a transaction that is idle for too long, so that its locks are released', async () => {
    await using opened = new AsyncDisposableStack();
    const idle = opened.adopt(await openDatabase({ kind: 'postgres', url, timeoutMs: 1_000 }), (one) => one.close());
    const watching = opened.adopt(await openDatabase({ kind: 'postgres', url }), (one) => one.close());
    const idleTransactions = async () => {
      const state = sql<{ pid: number }>`select pid from pg_stat_activity where state = 'idle in transaction'`;
      return (await state.execute(watching.db)).rows.length;
    };
    const ended = idle.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await until('the idle transaction is ended', idleTransactions, (count) => count === 0);
      await sql`select 1`.execute(transaction);
    });
    await assert.rejects(ended, (error) => isDatabaseAway(error));
  });

  it('does not crash the process if it ends a connection between two statements', async () => {
    await using opened = new AsyncDisposableStack();
    const { db } = opened.adopt(await openDatabase({ kind: 'postgres', url, maxConnections: 1 }), (one) => one.close());
    const ending = opened.adopt(await openDatabase({ kind: 'postgres', url }), (one) => one.close());
    const ended = db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(ending.db);
      // No statement runs meanwhile that could receive the error.
      await delay(500);
      const select = () =>
        sql`select 1`.execute(connection).then(
          () => null,
          (error: unknown) => error,
        );
      return until('the connection is ended', select, (error) => error !== null);
    });
    assert.ok(isDatabaseAway(await ended));
    assert.equal((await sql`select 1`.execute(db)).rows.length, 1);
  });

  it('lets a request wait for a free connection for a bounded time', async () => {
    await using opened = new AsyncDisposableStack();
    const options = { kind: 'postgres', url, timeoutMs: 1_000, maxConnections: 1 } as const;
    const { db } = opened.adopt(await openDatabase(options), (one) => one.close());
    await db.connection().execute(async (taken) => {
      let isWaiting = true;
      const waiting = sql`select 1`.execute(db).finally(() => (isWaiting = false));
      waiting.catch(() => undefined);
      const keepTaken = async () => {
        await sql`select 1`.execute(taken);
        return isWaiting;
      };
      await until('the request that waits is refused', keepTaken, (still) => !still);
      await assert.rejects(waiting, (error) => isDatabaseAway(error));
    });
  });

  it('refuses to start in bounded time if a connection is accepted but silent', async () => {
    way.fallSilent();
    const opening = openDatabase({ kind: 'postgres', url, timeoutMs: 1_000 });
    await assert.rejects(
      inTime('the start is refused', opening).finally(() => way.speakAgain()),
      /^DatabaseError: PostgreSQL at \S+ cannot be reached \(.*timeout/,
    );
  });

  it('closes the connection of a cancelled statement, so that no other statement waits for it', async () => {
    await using opened = new AsyncDisposableStack();
    const options = { kind: 'postgres', url, timeoutMs: 2_000, maxConnections: 1 } as const;
    const { db } = opened.adopt(await openDatabase(options), (one) => one.close());
    const readPid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await readPid();
    way.fallSilent();
    await assert.rejects(
      inTime('the statement is given up', sql`select 1`.execute(db)).finally(() => way.speakAgain()),
      /Query read timeout/,
    );
    // A busy machine may take more than one attempt to connect.
    const attempts: unknown[] = [];
    for (let attempt = 0; attempt < 3 && typeof attempts.at(-1) !== 'number'; attempt += 1)
      attempts.push(await readPid().catch(String));
    assert.equal(typeof attempts.at(-1), 'number', attempts.join('; '));
    assert.notEqual(attempts.at(-1), before);
  });

  it('is reported as 503 with Retry-After and not ready while it is silent, and is used again without a restart', async () => {
    const { headers, browser } = await platform.signIn('analyst');
    assert.equal((await fetch(`${platform.url}/readyz`)).status, 200);
    way.fallSilent();
    const asked = fetch(`${platform.url}/api/v1/authorization-store/saved-filters`, { headers });
    const answer = await inTime('a request gets a response', asked);
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '5');
    assert.match(await answer.text(), /cannot answer at the moment/);
    const readiness = await inTime('readiness gets a response', fetch(`${platform.url}/readyz`));
    assert.equal(readiness.status, 503);
    assert.equal(((await readiness.json()) as { database: unknown }).database, 'not answering');
    way.speakAgain();
    const attempts: number[] = [];
    while (attempts.length < 10 && attempts.at(-1) !== 200)
      attempts.push((await browser.fetch(`${platform.url}/api/auth/session`)).status);
    assert.equal(attempts.at(-1), 200, `The session of a signed-in person: ${attempts.join(', ')}`);
  });

  it('distinguishes temporary errors from others', () => {
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
