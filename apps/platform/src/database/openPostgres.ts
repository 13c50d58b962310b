import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseConfig } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { describePlace } from './describeDatabase.ts';
import type { Tables } from './Tables.ts';

/** Max wait for a new or free connection; shorter if statements have a shorter limit. */
const connectTimeoutMs = 5_000;
/** Extra time that the client waits after the server's limit: a hanging server does not end its statements. */
const clientPatienceMs = 1_000;
const int8 = 20;

/** Opens a PostgreSQL database. Throws a DatabaseError that names the server, never the password. */
export async function openPostgres({
  url,
  maxConnections = 10,
  timeoutMs = 15_000,
}: Extract<DatabaseConfig, { kind: 'postgres' }>): Promise<Database> {
  const place = describePlace(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: Math.min(connectTimeoutMs, timeoutMs),
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + clientPatienceMs,
    idle_in_transaction_session_timeout: timeoutMs,
    application_name: 'agency-insights',
    types: { getTypeParser },
  });
  // The pool replaces broken connections. Without listeners, an error of an idle connection, or between statements of a
  // transaction, would crash the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw asDatabaseError(error, place);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutSpentConnections(pool) }) });
  let closing: Promise<void> | undefined;
  return { kind: 'postgres', db, close: () => (closing ??= db.destroy()) };
}

/**
 * Closes unusable connections instead of reusing them: after a cancelled statement its response may still arrive, and a
 * connection that the server is ending is about to close.
 */
function withoutSpentConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isSpent = false;
      const noteSpent = (error: unknown) => {
        isSpent ||=
          (error instanceof pg.DatabaseError && error.severity === 'FATAL') ||
          (error instanceof Error && error.message === 'Query read timeout');
        throw error;
      };
      // Kysely only uses a cursor if it is given one.
      const query = (text: string, parameters: unknown[]) => client.query(text, parameters).catch(noteSpent);
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy === true || isSpent),
      };
    },
  };
}

/** Reads bigint columns, such as times, as numbers, as in SQLite; these are exact up to 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 && format !== 'binary'
    ? toExactNumber
    : format === 'binary'
      ? pg.types.getTypeParser(oid, format)
      : pg.types.getTypeParser(oid, format);

function toExactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number.`);
  return value;
}

function asDatabaseError(error: unknown, place: string): DatabaseError {
  const reason =
    error instanceof AggregateError
      ? error.errors.map(String).join('; ')
      : error instanceof Error
        ? error.message
        : String(error);
  const sqlState = (error as { code?: string }).code ?? '';
  // Class 28: wrong user or password; 3D: no such database; 42501: no permission.
  if (sqlState.startsWith('28') || sqlState.startsWith('3D') || sqlState === '42501') {
    return new DatabaseError(
      'database_refused',
      `PostgreSQL at ${place} refuses the connection (${reason}). Check person, password and database name in the database address.`,
      { cause: error },
    );
  }
  return new DatabaseError(
    'database_unreachable',
    `PostgreSQL at ${place} cannot be reached (${reason}). Check that the server runs and that the database address is right.`,
    { cause: error },
  );
}
