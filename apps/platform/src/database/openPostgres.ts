import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseConfig } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { describePlace } from './describeDatabase.ts';
import type { Tables } from './Tables.ts';

const connectTimeoutMs = 5_000;
/** So much longer than the server the client waits: a server that hangs does not end its statements itself. */
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
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + clientPatienceMs,
    idle_in_transaction_session_timeout: timeoutMs,
    application_name: 'agency-insights',
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw asDatabaseError(error, place);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutHungConnections(pool) }) });
  let closing: Promise<void> | undefined;
  return { kind: 'postgres', db, close: () => (closing ??= db.destroy()) };
}

/** A connection whose statement was given up still waits for its answer: it is closed, and not used again. */
function withoutHungConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isHung = false;
      const noteHanging = (error: unknown) => {
        isHung ||= error instanceof Error && error.message === 'Query read timeout';
        throw error;
      };
      // Kysely asks by cursor only where it is given one.
      const query = (text: string, parameters: unknown[]) => client.query(text, parameters).catch(noteHanging);
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy === true || isHung),
      };
    },
  };
}

/** Times are bigint columns: as in SQLite they are read as numbers, which are exact up to 2^53. */
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
  // Class 28: wrong person or password; 3D: no such database; 42501: no permission.
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
