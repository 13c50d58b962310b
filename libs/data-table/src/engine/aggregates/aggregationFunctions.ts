/** The names of the aggregation functions, as TanStack Table names them. */
export const aggregationFunctionNames = ['sum', 'mean', 'min', 'max', 'count'] as const;

/** An aggregation function: see `ColumnDef.aggregationFn`. */
export type AggregationFunction = (typeof aggregationFunctionNames)[number];

/** Whether a value names an aggregation function. */
export function isAggregationFunction(name: unknown): name is AggregationFunction {
  return (aggregationFunctionNames as readonly unknown[]).includes(name);
}

/** An aggregate of a column. */
export interface AggregateEntry {
  /** The column's id. */
  columnId: string;
  /** The aggregation function. */
  aggregationFn: AggregationFunction;
}

/**
 * Aggregates by column id: null if no row has a value, undefined or absent if the function does not support the values.
 */
export type Aggregates = Readonly<Record<string, unknown>>;
