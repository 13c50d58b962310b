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
 * A transaction takes the write lock when it begins. With SQLite's default it would take it at the first write,
 * and fail at once (no waiting) if another process had written since the first read.
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

  /** SQLite takes some failed transactions back itself, such as on a full disk: taking them back again would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely runs migrations outside a transaction on SQLite; SQLite can do better, and a kill in the middle must leave nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Statements that are kept prepared: the product's own, each with its placeholders, are fewer. */
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
    // Rows that are read one by one need a statement of their own: the kept one may be run again meanwhile.
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
