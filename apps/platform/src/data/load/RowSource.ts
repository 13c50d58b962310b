/** One row of a file. */
export interface SourceRow {
  /** Line of a CSV file (the header is line 1), or the number of the row in a Parquet file, from 1. */
  line: number;
  values: readonly string[];
  /** Reason why the row cannot be read. */
  fault?: string;
}

/** A file of rows. */
export interface RowSource {
  /** Names of the columns, as the file has them. */
  columns: readonly string[];
  /** Yields the rows in order, in batches. Can be read once. */
  batches(options: { moneyColumns: ReadonlySet<number> }): AsyncIterable<readonly SourceRow[]>;
  /** Returns the read and total bytes or rows. */
  progress(): { done: number; total: number };
  close(): void;
}
