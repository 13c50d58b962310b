import { ConnectionPool } from '../ConnectionPool.ts';
import { engineTooSlow } from '../engineProblems.ts';
import type { SqlDialect, Statement } from '../SqlDialect.ts';
import type { DriverResult, RunOptions, WarehouseDriver } from '../WarehouseDriver.ts';
import { whoAsks } from '../../turns/whoAsks.ts';

/** A connection to a database server; runs one statement at a time. */
export interface ServerConnection {
  /** Runs a statement. If `stop` aborts, the server cancels it, and the run rejects with the reason. */
  run(statement: Statement, stop: AbortSignal): Promise<DriverResult>;
  close(): Promise<void>;
}

/** Dependencies of a driver. */
export interface ServerDriverOptions {
  dialect: SqlDialect;
  /** Each runs one statement at a time; further ones wait. */
  connections: readonly ServerConnection[];
  /** Timeout of a run, including the wait for a connection. */
  timeoutMs: number;
  /** Converts the error of a statement for its request. */
  asProblem: (error: unknown, timeoutMs: number) => unknown;
}

/**
 * Creates a driver of a database server: waits for a connection, ends runs after a timeout, and stops all of them when
 * closed.
 */
export class ServerDriver implements WarehouseDriver {
  readonly dialect: SqlDialect;
  readonly #options: ServerDriverOptions;
  readonly #pool: ConnectionPool<ServerConnection>;
  readonly #running = new Set<Promise<DriverResult>>();
  readonly #closing = new AbortController();

  constructor(options: ServerDriverOptions) {
    this.dialect = options.dialect;
    this.#options = options;
    this.#pool = new ConnectionPool(options.connections);
  }

  async run(statement: Statement, { signal }: RunOptions = {}): Promise<DriverResult> {
    const { timeoutMs } = this.#options;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(engineTooSlow(timeoutMs)), timeoutMs);
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
      throw this.#options.asProblem(error, this.#options.timeoutMs);
    } finally {
      this.#pool.give(connection);
    }
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(new Error('The warehouse is closed'));
    await Promise.allSettled(this.#running);
    await Promise.all(this.#options.connections.map((connection) => connection.close()));
  }
}
