import pg from 'pg';
import { StartProblem } from '../../config/StartProblem.ts';
import { registrySchema } from '../../data/publish/postgresRegistry.ts';

const connectTimeoutMs = 5_000;

/** Selects the rights of the user besides reading, a row for each. */
const excessSql = `
  SELECT 'is a superuser' AS may WHERE (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
  UNION ALL SELECT 'may create schemas in the database' WHERE has_database_privilege(current_database(), 'CREATE')
  UNION ALL
  SELECT 'may write to ' || n.nspname FROM pg_namespace n
  WHERE (n.nspname = $1 OR n.nspname LIKE 'set\\_%') AND (has_schema_privilege(n.oid, 'CREATE') OR EXISTS (
    SELECT FROM pg_class c WHERE c.relnamespace = n.oid AND c.relkind IN ('r', 'p', 'f')
      AND has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')))`;

/**
 * Connects once, and returns descriptions of the user's rights besides reading. Throws a StartProblem with one line
 * that names the server, never the password.
 */
export async function checkPostgresWarehouse(url: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: string }>(excessSql, [registrySchema]);
    return rows.map(({ may }) => may);
  } catch (error) {
    throw new StartProblem(`WAREHOUSE_URL: ${describe(error, url)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function describe(error: unknown, url: string): string {
  const { host, pathname } = new URL(url);
  const place = `PostgreSQL at ${host || 'localhost'}${pathname}`;
  const reason =
    error instanceof AggregateError
      ? error.errors.map(String).join('; ')
      : error instanceof Error
        ? error.message
        : String(error);
  // Class 28: wrong user or password; 3D: no such database.
  return /^(28|3D|42501)/.test((error as { code?: string }).code ?? '')
    ? `${place} refuses the connection (${reason}). Check the user, the password and the name of the database.`
    : `${place} cannot be reached (${reason}). Check that the server runs and that the address is right.`;
}
