/** One row of a file. */
export interface SourceRow {
  /** Line of a CSV file (the header is line 1), or the number of the row in a Parquet file, from 1. */
  line: number;
  values: readonly string[];
  /** Why the row cannot be read at all. */
  fault?: string;
}

/** A file of rows. */
export interface RowSource {
  /** Names of the columns, as the file has them. */
  columns: readonly string[];
  /** The rows in their order, in batches. Can be read once. */
  batches(options: { moneyColumns: ReadonlySet<number> }): AsyncIterable<readonly SourceRow[]>;
  /** How much has been read, and of how much: bytes or rows. */
  progress(): { done: number; total: number };
  close(): void;
}
