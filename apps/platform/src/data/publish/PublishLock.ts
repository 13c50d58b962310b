import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { PublishError } from './PublishTarget.ts';

/** Prevents other publishing commands while this one runs. */
export interface PublishLock {
  /** Throws a PublishError if the server has released the lock. */
  check(): void;
  /** Releases the lock; resolves when the server has ended it. */
  release(): Promise<void>;
}

/** Max duration of a lock, seconds. */
const longestSeconds = 7 * 86_400;
const releaseTimeoutMs = 5_000;
/** Max wait for a lock: the server detects the end of a killed command with a delay. */
const patienceMs = 5_000;

/**
 * Acquires the lock of a registry. ClickHouse has no session locks, but runs a query id only once at a time: the lock
 * is a sleeping query. It ends with its connection.
 */
export async function takePublishLock(client: ClickHouseClient, registry: string): Promise<PublishLock> {
  const latest = performance.now() + patienceMs;
  for (;;) {
    try {
      return await tryPublishLock(client, registry);
    } catch (error) {
      if (!isHeldElsewhere(error)) throw error;
      if (performance.now() >= latest)
        throw new PublishError('Another data:publish to this database is running. Wait until it has finished.');
      await delay(200);
    }
  }
}

async function tryPublishLock(client: ClickHouseClient, registry: string): Promise<PublishLock> {
  const queryId = `${registry}-data-publish`;
  const token = randomUUID();
  const stop = new AbortController();
  let end: unknown;
  const holding = client
    .command({
      query: `SELECT count() FROM numbers(${longestSeconds}) WHERE sleepEachRow(1) = 1 /* ${token} */`,
      query_id: queryId,
      abort_signal: stop.signal,
      clickhouse_settings: {
        readonly: '2',
        cancel_http_readonly_queries_on_client_close: 1,
        max_block_size: '1',
        max_execution_time: 0,
      },
    })
    .then(
      () => (end = new Error('it ended')),
      (error: unknown) => (end = error),
    );
  for (;;) {
    if (end !== undefined) throw end;
    if (await isHeld(client, queryId, token)) break;
    await delay(50);
  }
  return {
    check() {
      if (end !== undefined)
        throw new PublishError(
          'The connection to the server was lost. Run the command again: it resumes where it stopped.',
          {
            cause: end,
          },
        );
    },
    async release() {
      const query = 'KILL QUERY WHERE query_id = {id:String}';
      await client.command({ query, query_params: { id: queryId } }).catch(() => undefined);
      await Promise.race([holding, delay(releaseTimeoutMs, undefined, { ref: false })]);
      stop.abort();
      await holding;
    },
  };
}

async function isHeld(client: ClickHouseClient, queryId: string, token: string): Promise<boolean> {
  const result = await client.query({
    query:
      'SELECT count() AS n FROM system.processes WHERE query_id = {id:String} AND position(query, {token:String}) > 0',
    query_params: { id: queryId, token },
    format: 'JSONEachRow',
  });
  const [row] = await result.json<{ n: number | string }>();
  return Number(row?.n) > 0;
}

function isHeldElsewhere(error: unknown): boolean {
  return (error as { type?: string }).type === 'QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING';
}
