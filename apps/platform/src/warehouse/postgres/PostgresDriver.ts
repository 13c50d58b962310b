import { ConnectionPool } from '../ConnectionPool.ts';
import { engineTooSlow } from '../engineProblems.ts';
import type { Statement } from '../SqlDialect.ts';
import type { DriverResult, RunOptions, WarehouseDriver } from '../WarehouseDriver.ts';
import { PostgresConnection, type PostgresConnectionOptions } from './PostgresConnection.ts';
import { postgresDialect } from './postgresDialect.ts';
import { asPostgresProblem } from './postgresProblem.ts';
import { whoAsks } from '../whoAsks.ts';

export interface PostgresOptions extends PostgresConnectionOptions {
  /** Statements that run at the same time; further ones wait. */
  connections: number;
}

/**
 * Opens a schema of a PostgreSQL database as a warehouse engine. Connections are made when they are needed. A run ends after
 * `timeoutMs`, the wait for a connection included.
 */
export function openPostgresDriver(options: PostgresOptions): WarehouseDriver {
  return new PostgresDriver(options);
}

class PostgresDriver implements WarehouseDriver {
  readonly dialect = postgresDialect;
  readonly #timeoutMs: number;
  readonly #connections: readonly PostgresConnection[];
  readonly #pool: ConnectionPool<PostgresConnection>;
  readonly #running = new Set<Promise<DriverResult>>();
  readonly #closing = new AbortController();

  constructor({ connections, ...options }: PostgresOptions) {
    this.#timeoutMs = options.timeoutMs;
    this.#connections = Array.from({ length: connections }, () => new PostgresConnection(options));
    this.#pool = new ConnectionPool(this.#connections);
  }

  async run(statement: Statement, { signal }: RunOptions = {}): Promise<DriverResult> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(engineTooSlow(this.#timeoutMs)), this.#timeoutMs);
    const stop = AbortSignal.any([this.#closing.signal, deadline.signal, ...(signal ? [signal] : [])]);
    const running = this.#runInTurn(statement, stop);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      clearTimeout(timer);
      this.#running.delete(running);
    }
  }

  async #runInTurn(statement: Statement, stop: AbortSignal): Promise<DriverResult> {
    const connection = await this.#pool.take({ signal: stop, askedBy: whoAsks() });
    try {
      return await connection.run(statement, stop);
    } catch (error) {
      stop.throwIfAborted();
      throw asPostgresProblem(error, this.#timeoutMs);
    } finally {
      this.#pool.give(connection);
    }
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(new Error('The warehouse is closed'));
    await Promise.allSettled(this.#running);
    await Promise.all(this.#connections.map((connection) => connection.close()));
  }
}
