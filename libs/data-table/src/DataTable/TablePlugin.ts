/** Adds to a table what not every table needs: `cellRanges` of the entry `ranges` for instance. */
export interface TablePlugin {
  /** For the table alone: adds to the props of its grid. A hook. */
  readonly extend: (grid: never) => unknown;
}
