import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** Kysely's SQLite dialect over Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asSqliteDatabase(database) });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Takes the write lock at the start of a transaction. By default, SQLite takes it at the first write, and fails without
 * waiting if another process has written since the first read.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: asSqliteDatabase(database) });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * SQLite itself rolls back some failed transactions, such as on a full disk: a second rollback would fail and hide
   * the cause.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Runs migrations in a transaction, unlike Kysely's default for SQLite: a killed process must leave no partial
 * migration.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Max prepared statements; the product has fewer. */
const maxStatements = 200;

function asSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      statements.clear();
      if (database.isOpen) database.close();
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = asSqliteStatement(database, sql);
      const [oldest] = statements.keys();
      if (oldest !== undefined && statements.size >= maxStatements) statements.delete(oldest);
      statements.set(sql, statement);
      return statement;
    },
  };
}

function asSqliteStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const bind = (parameters: readonly unknown[]) => parameters.map(toSqlValue);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    // Streaming rows needs a separate statement: the cached one may run again meanwhile.
    iterate: (parameters) => database.prepare(sql).iterate(...bind(parameters)),
  };
}

function toSqlValue(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  )
    return value;
  throw new TypeError(`SQLite takes no ${typeof value} as a parameter.`);
}
