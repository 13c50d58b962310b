import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import type { ServerConnection } from '../server/ServerDriver.ts';
import { settled, untilSettledOrAborted } from '../server/untilSettledOrAborted.ts';
import type { Statement } from '../SqlDialect.ts';
import type { DriverResult } from '../WarehouseDriver.ts';
import { clickHouseParameters } from './clickHouseDialect.ts';
import { questionSettings } from './questionSettings.ts';
import { readArrowResult } from './readArrowResult.ts';

/** Max time for the server to end a cancelled statement. */
const cancelTimeoutMs = 1_000;

/** Runs one statement at a time; connections of a driver share its client. */
export class ClickHouseConnection implements ServerConnection {
  readonly #client: ClickHouseClient;
  readonly #timeoutMs: number;

  /** `timeoutMs`: the server's timeout of a statement. */
  constructor(client: ClickHouseClient, timeoutMs: number) {
    this.#client = client;
    this.#timeoutMs = timeoutMs;
  }

  /** Runs a statement. If `stop` aborts, the server cancels it, and the run rejects with the reason. */
  async run(statement: Statement, stop: AbortSignal): Promise<DriverResult> {
    stop.throwIfAborted();
    const queryId = randomUUID();
    const hangUp = new AbortController();
    const asking = this.#ask(statement, queryId, hangUp.signal);
    await untilSettledOrAborted(asking, stop);
    if (stop.aborted) {
      // The connection is free only after the server has ended the statement, which limits running statements to the
      // number of connections.
      await Promise.race([this.#kill(queryId).then(() => settled(asking)), delay(cancelTimeoutMs)]);
      hangUp.abort();
      throw stop.reason;
    }
    return asking;
  }

  async #ask(statement: Statement, queryId: string, hangUp: AbortSignal): Promise<DriverResult> {
    const startedAt = performance.now();
    const { stream } = await this.#client.exec({
      query: `${statement.sql} FORMAT ArrowStream`,
      query_id: queryId,
      abort_signal: hangUp,
      clickhouse_settings: { ...questionSettings, max_execution_time: Math.ceil(this.#timeoutMs / 1_000) },
      ...(await formOf(statement)),
    });
    const bytes = await buffer(stream);
    const engineMs = performance.now() - startedAt;
    return { ...readArrowResult(bytes), engineMs };
  }

  async #kill(queryId: string): Promise<void> {
    const query = 'KILL QUERY WHERE query_id = {id:String}';
    await this.#client.command({ query, query_params: { id: queryId } }).catch(() => undefined);
  }

  /** No-op: the driver closes the client. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Returns the parameters of a statement as a form, because request addresses are limited in length. */
async function formOf({
  parameters,
}: Statement): Promise<{ values?: Readable; http_headers?: Record<string, string> }> {
  if (parameters.length === 0) return {};
  const form = new FormData();
  for (const [name, value] of Object.entries(clickHouseParameters(parameters))) form.set(`param_${name}`, value);
  const request = new Response(form);
  const body = Buffer.from(await request.arrayBuffer());
  return {
    values: Readable.from([body], { objectMode: false }),
    http_headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
