import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { DuckDBInstance } from '@duckdb/node-api';
import type { DuckDBConnection, DuckDBMaterializedResult } from '@duckdb/node-api';
import { shareOfMemory } from '../data/set/shareOfMemory.ts';
import { ConnectionPool } from './ConnectionPool.ts';
import { duckDbBindings } from './duckDbBindings.ts';
import { duckDbDialect } from './duckDbDialect.ts';
import { engineTooSlow } from './engineProblems.ts';
import { readDuckDbResult } from './readDuckDbResult.ts';
import type { Statement } from './SqlDialect.ts';
import type { DriverResult, RunOptions, WarehouseDriver } from './WarehouseDriver.ts';
import { whoAsks } from '../turns/whoAsks.ts';

export interface DuckDbOptions {
  /** The database file; it is opened read-only. */
  file: string;
  /** Threads of the engine. Default: the engine's own, one per core. */
  threads?: number;
  /** Max concurrent statements; further ones wait. Default 4. */
  connections?: number;
  /** Timeout of a statement on behalf of a user or service, ms; it rejects with an ApiProblem 503. Default 30,000. */
  statementTimeoutMs?: number;
}

/** Interval of interrupts of a running statement: an interrupt before the engine has started is lost. */
const interruptEveryMs = 5;

/** Share of the memory for an open set; twice as much while a new set replaces it and queries to both run. */
const memoryShare = 0.4;

/**
 * Opens a DuckDB file as a warehouse engine. The engine can only access this file: no other files, no extensions, no
 * later changes of settings. @throws Error if the file is missing or is not a DuckDB database
 */
export async function openDuckDb({
  file,
  threads = availableParallelism(),
  connections = 4,
  statementTimeoutMs = 30_000,
}: DuckDbOptions): Promise<WarehouseDriver> {
  const engines: Engine[] = [];
  const openings = threads > 1 ? [threads, 1] : [threads];
  const memoryLimit = shareOfMemory(memoryShare / openings.length);
  try {
    for (const count of openings) engines.push(await openEngine(file, connections, { threads: count, memoryLimit }));
    return new DuckDbDriver(engines, { threads, statementTimeoutMs });
  } catch (error) {
    for (const { instance } of engines) instance.closeSync();
    throw error;
  }
}

/** Opens the file with its own threads. */
interface Engine {
  instance: DuckDBInstance;
  connections: readonly DuckDBConnection[];
}

async function openEngine(
  file: string,
  count: number,
  { threads, memoryLimit }: { threads: number; memoryLimit: string },
): Promise<Engine> {
  const instance = await DuckDBInstance.create(file, {
    access_mode: 'READ_ONLY',
    // Agencies are dense integers: up to 2^20 of them are summed in an array instead of a hash table.
    perfect_ht_threshold: '20',
    threads: String(threads),
    memory_limit: memoryLimit,
  });
  try {
    const connections: DuckDBConnection[] = [];
    for (let at = 0; at < count; at++) connections.push(await instance.connect());
    for (const setting of ['enable_external_access = false', 'lock_configuration = true'])
      await connections[0]?.run(`SET ${setting}`);
    return { instance, connections };
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}

/** A slot for one statement: a connection with all threads, and one with a single thread. */
interface Lane {
  wide: DuckDBConnection;
  narrow: DuckDBConnection;
}

class DuckDbDriver implements WarehouseDriver {
  readonly dialect = duckDbDialect;
  readonly #engines: readonly Engine[];
  readonly #pool: ConnectionPool<Lane>;
  readonly #threads: number;
  readonly #running = new Set<Promise<DriverResult>>();
  readonly #closing = new AbortController();

  readonly #statementTimeoutMs: number;

  constructor(
    engines: readonly Engine[],
    { threads, statementTimeoutMs }: { threads: number; statementTimeoutMs: number },
  ) {
    this.#engines = engines;
    this.#threads = threads;
    this.#statementTimeoutMs = statementTimeoutMs;
    const narrow = engines.at(-1)?.connections ?? [];
    this.#pool = new ConnectionPool(
      (engines[0]?.connections ?? []).map((wide, at) => ({ wide, narrow: narrow[at] ?? wide })),
    );
  }

  async run(statement: Statement, { signal }: RunOptions = {}): Promise<DriverResult> {
    const stop = signal ? AbortSignal.any([signal, this.#closing.signal]) : this.#closing.signal;
    const askedBy = whoAsks();
    const lane = await this.#pool.take({ signal: stop, askedBy });
    // With as many concurrent statements as threads, each gets about one thread; planned for one, it takes a fifth less
    // work.
    const connection = this.#pool.handedOut < this.#threads ? lane.wide : lane.narrow;
    const limit = new AbortController();
    // Work of the platform itself, such as an export, has no timeout.
    const timer =
      askedBy === null
        ? undefined
        : setTimeout(() => limit.abort(engineTooSlow(this.#statementTimeoutMs)), this.#statementTimeoutMs);
    const running = runOn(connection, statement, AbortSignal.any([stop, limit.signal]));
    this.#running.add(running);
    try {
      return await running;
    } finally {
      clearTimeout(timer);
      this.#running.delete(running);
      this.#pool.give(lane);
    }
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(new Error('The warehouse is closed'));
    // Closing a connection during a statement would leave the engine working on it forever.
    await Promise.allSettled(this.#running);
    for (const { connections, instance } of this.#engines) {
      for (const connection of connections) connection.disconnectSync();
      instance.closeSync();
    }
  }
}

async function runOn(connection: DuckDBConnection, statement: Statement, stop: AbortSignal): Promise<DriverResult> {
  const stopListening = interruptOnAbort(connection, stop);
  try {
    const startedAt = performance.now();
    const result = await execute(connection, statement);
    const engineMs = performance.now() - startedAt;
    stop.throwIfAborted();
    return { ...readDuckDbResult(result), engineMs };
  } catch (error) {
    stop.throwIfAborted();
    throw error;
  } finally {
    stopListening();
  }
}

/** Runs a single statement; refuses a second one after it. */
async function execute(
  connection: DuckDBConnection,
  { sql, parameters }: Statement,
): Promise<DuckDBMaterializedResult> {
  const prepared = await connection.prepare(sql);
  try {
    const { values, types } = duckDbBindings(parameters);
    prepared.bind(values, types);
    return await prepared.run();
  } finally {
    prepared.destroySync();
  }
}

function interruptOnAbort(connection: DuckDBConnection, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const onAbort = (): void => {
    connection.interrupt();
    timer = setInterval(() => connection.interrupt(), interruptEveryMs);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  return () => {
    signal.removeEventListener('abort', onAbort);
    clearInterval(timer);
  };
}
