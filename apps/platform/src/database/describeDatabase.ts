import type { DatabaseConfig } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';

/** Names a database in a few words for an operator, without user and password. */
export function describeDatabase(config: DatabaseConfig): string {
  return config.kind === 'sqlite' ? `SQLite in ${config.file}` : `PostgreSQL at ${describePlace(config.url)}`;
}

/**
 * Returns host, port and database name of an address, without user and password. Throws a DatabaseError for an invalid
 * one.
 */
export function describePlace(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new TypeError('wrong protocol');
    return `${host || 'localhost'}${pathname}`;
  } catch (error) {
    throw new DatabaseError(
      'database_unreachable',
      'The database address is not a PostgreSQL address. Write it as postgres://user:password@host:5432/database.',
      { cause: error },
    );
  }
}
