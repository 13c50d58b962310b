import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Parameter, Statement } from '../SqlDialect.ts';
import type { DriverResult } from '../WarehouseDriver.ts';
import { settled, untilSettledOrAborted } from '../server/untilSettledOrAborted.ts';
import { readPostgresResult } from './readPostgresResult.ts';

/** Options of a connection. */
export interface PostgresConnectionOptions {
  url: string;
  /** The schema of the statements' tables. */
  schema: string;
  /** The server's timeout of a statement. */
  timeoutMs: number;
}

/** Max time for the server to open a connection, and to end a cancelled statement. */
const connectTimeoutMs = 5_000;
const cancelTimeoutMs = 1_000;

/**
 * A connection that opens on first use, and again after it broke. Its session is read-only regardless of the user's
 * rights. Runs one statement at a time.
 */
export class PostgresConnection {
  readonly #options: PostgresConnectionOptions;
  #opened: { client: pg.Client; processId: number } | undefined;

  constructor(options: PostgresConnectionOptions) {
    this.#options = options;
  }

  /** Runs a statement. If `stop` aborts, the server cancels it, and the run rejects with the reason. */
  async run(statement: Statement, stop: AbortSignal): Promise<DriverResult> {
    const { client, processId } = (this.#opened ??= await this.#open(stop));
    const startedAt = performance.now();
    const answer = client.query<(string | null)[]>({
      text: statement.sql,
      values: statement.parameters.map(valueOf),
      rowMode: 'array',
      // Only one statement: a second one after it is refused.
      queryMode: 'extended',
      types: { getTypeParser: () => (text: string) => text },
    } as pg.QueryArrayConfig);
    await untilSettledOrAborted(answer, stop);
    if (stop.aborted) {
      await this.#cancel(processId);
      const hasEnded = await Promise.race([settled(answer), delay(cancelTimeoutMs, false)]);
      if (!hasEnded) this.#discard();
      throw stop.reason;
    }
    const result = await answer;
    const engineMs = performance.now() - startedAt;
    return { ...readPostgresResult(result), engineMs };
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    const { client } = this.#opened ?? {};
    this.#opened = undefined;
    await Promise.race([client?.end(), delay(cancelTimeoutMs)]);
  }

  async #open(stop: AbortSignal): Promise<{ client: pg.Client; processId: number }> {
    const { url, schema, timeoutMs } = this.#options;
    const client = newClient(url, Math.min(connectTimeoutMs, timeoutMs));
    // A connection that breaks while idle is replaced; without a listener its error would end the process.
    client.on('error', () => this.#forget(client));
    client.on('end', () => this.#forget(client));
    const opening = client.connect().then(() =>
      client.query<{ process_id: number }>(
        `SELECT pg_backend_pid() AS process_id, set_config('search_path', $1, false), set_config('statement_timeout', $2, false),
           set_config('default_transaction_read_only', 'on', false), set_config('client_connection_check_interval', '1000', false)`,
        [schema, String(timeoutMs)],
      ),
    );
    await untilSettledOrAborted(opening, stop);
    if (stop.aborted) destroy(client);
    stop.throwIfAborted();
    const { rows } = await opening.catch((error: unknown) => {
      destroy(client);
      throw error;
    });
    return { client, processId: rows[0]?.process_id ?? 0 };
  }

  /**
   * Cancels the statement of a server process. Finishes before another statement can run there, so that only the
   * intended one is cancelled.
   */
  async #cancel(processId: number): Promise<void> {
    const client = newClient(this.#options.url, cancelTimeoutMs);
    client.on('error', () => undefined);
    const cancelling = client.connect().then(() => client.query('SELECT pg_cancel_backend($1)', [processId]));
    const isDone = cancelling.then(
      () => true,
      () => false,
    );
    const succeeded = await Promise.race([isDone, delay(2 * cancelTimeoutMs, false)]);
    if (!succeeded) this.#discard();
    destroy(client);
  }

  #discard(): void {
    if (this.#opened) destroy(this.#opened.client);
    this.#opened = undefined;
  }

  #forget(client: pg.Client): void {
    if (this.#opened?.client === client) this.#opened = undefined;
  }
}

function newClient(connectionString: string, connectionTimeoutMillis: number): pg.Client {
  return new pg.Client({
    connectionString,
    connectionTimeoutMillis,
    application_name: 'agency-insights',
    keepAlive: true,
  });
}

/** Closes the socket immediately, without waiting for the server. */
function destroy(client: pg.Client): void {
  void client.end().catch(() => undefined);
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

function valueOf({ type, value }: Parameter): string | number | number[] {
  return type === 'ids' ? [...value] : value;
}
