import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { LoadError } from './LoadError.ts';
import type { RowSource, SourceRow } from './RowSource.ts';

/** Separates the fields of a row in the engine's output: the unit separator. */
const separator = '\u001f';

/** Opens a Parquet file. Throws a LoadError for another file, and for damage that is found while rows are read. */
export async function openParquetSource(path: string): Promise<RowSource> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  // The engine treats * ? and [ in a name as a pattern; in brackets they are literal.
  const quotedPath = `'${path.replaceAll(/[*?[]/g, '[$&]').replaceAll("'", "''")}'`;
  // Ignore folders such as `year=2025`: columns must be those of the file's schema.
  const file = `read_parquet(${quotedPath}, hive_partitioning = false)`;
  try {
    // Format timestamps in UTC, not in the machine's time zone.
    await connection.run("SET TimeZone = 'UTC'");
    const described = (await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${file}`)).getRowObjects();
    const columns = described.map((row) => ({ name: String(row.column_name), type: String(row.column_type) }));
    const names = await readColumnNames(connection, quotedPath);
    const total = Number((await connection.runAndReadAll(`SELECT count(*) FROM ${file}`)).getRows()[0]![0]!);
    let done = 0;

    async function* batches({
      moneyColumns,
    }: {
      moneyColumns: ReadonlySet<number>;
    }): AsyncGenerator<readonly SourceRow[]> {
      const texts = columns.map(({ name, type }, index) => textOf(name, type, moneyColumns.has(index)));
      // One text per row is read from the engine much faster than one per field.
      const sql = `SELECT concat_ws(chr(31), ${texts.join(', ')}) FROM ${file}`;
      const result = await connection.stream(sql).catch((cause: unknown) => giveUp(path, cause));
      for (;;) {
        const chunk = await result.fetchChunk().catch((cause: unknown) => giveUp(path, cause));
        if (!chunk || chunk.rowCount === 0) return;
        const rows = chunk
          .getColumnValues(0)
          .map((text, index) => ({ line: done + index + 1, values: String(text).split(separator) }));
        done += rows.length;
        yield rows;
      }
    }
    return { columns: names, batches, progress: () => ({ done, total }), close };
  } catch (cause) {
    close();
    return giveUp(path, cause);
  }
}

function giveUp(path: string, cause: unknown): never {
  const reason = (cause as Error).message.split('\n', 1)[0]?.replace(/\.$/, '') ?? '';
  throw new LoadError(
    'file_not_supported',
    `${path} cannot be read as Parquet: ${reason}. Write or copy the file again. The data in use stays in use.`,
    { cause },
  );
}

/** Names of the columns as the file has them; the engine gives new names to columns with the same name. */
async function readColumnNames(connection: DuckDBConnection, quotedPath: string): Promise<string[]> {
  const sql = `SELECT name, coalesce(num_children, 0) FROM parquet_schema(${quotedPath})`;
  const names: string[] = [];
  // The schema lists the root, then each column followed by the columns inside it.
  let inside = 0;
  for (const [name, children] of (await connection.runAndReadAll(sql)).getRows().slice(1)) {
    if (inside === 0) names.push(String(name));
    else inside -= 1;
    inside += Number(children);
  }
  return names;
}

/**
 * Returns SQL of a column as text, empty for null. Rounds floating-point amounts to whole cents. Replaces the separator
 * by another control character, which the row check refuses.
 */
function textOf(name: string, type: string, money: boolean): string {
  const quoted = `"${name.replaceAll('"', '""')}"`;
  const float = type === 'DOUBLE' || type === 'FLOAT';
  const text =
    money && float
      ? `coalesce(TRY_CAST(${quoted} AS DECIMAL(18, 2))::VARCHAR, ${quoted}::VARCHAR)`
      : `${quoted}::VARCHAR`;
  return `coalesce(replace(${text}, chr(31), chr(26)), '')`;
}
