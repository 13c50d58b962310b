import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { copiesByAgency } from '../set/largeTables.ts';
import { shareOfMemory } from '../set/shareOfMemory.ts';
import type { SetPart } from './SetPart.ts';

/** A column of a set's table; `type` is DuckDB's name of its type. */
export interface SetColumn {
  name: string;
  type: string;
}

/** A table of a set. */
export interface SetTable {
  name: string;
  columns: readonly SetColumn[];
  rows: number;
}

/** The open file of a set. */
export interface SetFile {
  /** Its tables, without copies sorted by agency. */
  tables: readonly SetTable[];
  /**
   * A part of a table as tab-separated text: a line for each row, `\N` for null, and backslash, tab, line feed and carriage return
   * escaped by a backslash. PostgreSQL and ClickHouse both read it. `textOf`: DuckDB's SQL of a column as such a text; default `plainText`.
   */
  readText(table: SetTable, part: SetPart, textOf?: (column: SetColumn) => string): AsyncGenerator<string>;
  /** The rows of a query, each value as text. */
  query(sql: string): Promise<string[][]>;
  close(): void;
}

/** Opens the file of a set. Throws an Error if it is missing or damaged. */
export async function openSetFile(file: string): Promise<SetFile> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY', memory_limit: shareOfMemory(0.4) });
  const connection = await instance.connect();
  const query = async (sql: string) => (await connection.runAndReadAll(sql)).getRows().map((row) => row.map(String));
  return {
    tables: await readTables(query),
    readText: (table, part, textOf = plainText) => readText(connection, table, part, textOf),
    query,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function readTables(query: SetFile['query']): Promise<SetTable[]> {
  const columns = await query(
    'SELECT table_name, column_name, data_type FROM duckdb_columns() WHERE NOT internal ORDER BY table_name, column_index',
  );
  const copies = Object.values(copiesByAgency);
  const names = [...new Set(columns.map(([table = '']) => table))].filter((name) => !copies.includes(name));
  return Promise.all(
    names.map(async (name) => ({
      name,
      columns: columns
        .filter(([table]) => table === name)
        .map(([, column = '', type = '']) => ({ name: column, type })),
      rows: Number((await query(`SELECT count(*) FROM "${name}"`))[0]?.[0]),
    })),
  );
}

async function* readText(
  connection: DuckDBConnection,
  { name, columns }: SetTable,
  { condition }: SetPart,
  textOf: (column: SetColumn) => string,
): AsyncGenerator<string> {
  const result = await connection.stream(
    `SELECT concat_ws(chr(9), ${columns.map((column) => `coalesce(${textOf(column)}, '\\N')`).join(', ')}) FROM "${name}" WHERE ${condition}`,
  );
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    yield `${chunk.getColumnValues(0).join('\n')}\n`;
  }
}

/** The backslash must come first: the others use one. */
const escapes = [
  [92, '\\\\'],
  [9, '\\t'],
  [10, '\\n'],
  [13, '\\r'],
] as const;

/** DuckDB's SQL of a column as text. */
export function plainText({ name, type }: SetColumn): string {
  return type === 'VARCHAR'
    ? escapes.reduce((sql, [code, escaped]) => `replace(${sql}, chr(${code}), '${escaped}')`, `"${name}"`)
    : `"${name}"::VARCHAR`;
}
