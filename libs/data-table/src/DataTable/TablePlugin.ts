/** An optional table feature, such as `cellRanges` of the entry point `ranges`. */
export interface TablePlugin {
  /** Internal: a hook that extends the props of the grid. */
  readonly extend: (grid: never) => unknown;
}
