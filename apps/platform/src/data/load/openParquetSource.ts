import { DuckDBInstance } from '@duckdb/node-api';
import { LoadError } from './LoadError.ts';
import type { RowSource, SourceRow } from './RowSource.ts';

/** Opens a Parquet file. Throws a LoadError for a file that is none. */
export async function openParquetSource(path: string): Promise<RowSource> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  // The engine takes * ? and [ in a name for a pattern; in brackets they stand for themselves.
  const file = `read_parquet('${path.replaceAll(/[*?[]/g, '[$&]').replaceAll("'", "''")}')`;
  try {
    const described = (await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${file}`)).getRowObjects();
    const columns = described.map((row) => ({ name: String(row.column_name), type: String(row.column_type) }));
    const total = Number((await connection.runAndReadAll(`SELECT count(*) FROM ${file}`)).getRows()[0]?.[0] ?? 0);
    let done = 0;

    async function* batches({
      moneyColumns,
    }: {
      moneyColumns: ReadonlySet<number>;
    }): AsyncGenerator<readonly SourceRow[]> {
      const list = columns.map(({ name, type }, index) => textOf(name, type, moneyColumns.has(index)));
      const result = await connection.stream(`SELECT ${list.join(', ')} FROM ${file}`);
      for (;;) {
        const chunk = await result.fetchChunk();
        if (!chunk || chunk.rowCount === 0) return;
        const rows = chunk
          .getRows()
          .map((values, index) => ({
            line: done + index + 1,
            values: values.map((value) => (value === null ? '' : String(value))),
          }));
        done += rows.length;
        yield rows;
      }
    }
    return { columns: columns.map(({ name }) => name), batches, progress: () => ({ done, total }), close };
  } catch (cause) {
    close();
    throw new LoadError(
      'file_not_supported',
      `${path} cannot be read as Parquet: ${(cause as Error).message.split('\n', 1)[0]}`,
      { cause },
    );
  }
}

/** A column as text. Amounts that are floating-point numbers in the file are brought to whole cents. */
function textOf(name: string, type: string, money: boolean): string {
  const quoted = `"${name.replaceAll('"', '""')}"`;
  const float = type === 'DOUBLE' || type === 'FLOAT';
  return money && float
    ? `coalesce(TRY_CAST(${quoted} AS DECIMAL(18, 2))::VARCHAR, ${quoted}::VARCHAR)`
    : `${quoted}::VARCHAR`;
}
