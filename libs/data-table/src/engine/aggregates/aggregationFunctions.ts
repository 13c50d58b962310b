/** The names of the aggregation functions, as TanStack Table names them. */
export const aggregationFunctionNames = ['sum', 'mean', 'min', 'max', 'count'] as const;

/** How the values of a column become one value: see `ColumnDef.aggregationFn`. */
export type AggregationFunction = (typeof aggregationFunctionNames)[number];

/** Whether a value names an aggregation function. */
export function isAggregationFunction(name: unknown): name is AggregationFunction {
  return (aggregationFunctionNames as readonly unknown[]).includes(name);
}

/** An aggregate of a column. */
export interface AggregateEntry {
  /** The column's id. */
  columnId: string;
  /** How its values become one. */
  aggregationFn: AggregationFunction;
}

/**
 * Aggregates by column id: the aggregate, null where no row has a value, and undefined (or no entry) where the function does
 * not fit the column's values.
 */
export type Aggregates = Readonly<Record<string, unknown>>;
