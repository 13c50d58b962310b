import { DuckDBInstance } from '@duckdb/node-api';
import { LoadError } from './LoadError.ts';
import type { RowSource, SourceRow } from './RowSource.ts';

/** Stands between the fields of a row on its way out of the engine: the unit separator. */
const separator = '\u001f';

/** Opens a Parquet file. Throws a LoadError for a file that is none. */
export async function openParquetSource(path: string): Promise<RowSource> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  // The engine takes * ? and [ in a name for a pattern; in brackets they are literal.
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
      const texts = columns.map(({ name, type }, index) => textOf(name, type, moneyColumns.has(index)));
      // One text for each row comes over from the engine much faster than one for each field.
      const result = await connection.stream(`SELECT concat_ws(chr(31), ${texts.join(', ')}) FROM ${file}`);
      for (;;) {
        const chunk = await result.fetchChunk();
        if (!chunk || chunk.rowCount === 0) return;
        const rows = chunk
          .getColumnValues(0)
          .map((text, index) => ({ line: done + index + 1, values: String(text).split(separator) }));
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

/**
 * A column as text, empty for null. Amounts that are floating-point numbers in the file are brought to whole cents.
 * The separator becomes another control character, which the check of the row refuses.
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
