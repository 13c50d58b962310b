import { isAggregationFunction } from '../engine/aggregates/aggregationFunctions.ts';
import type { AggregateEntry, Aggregates, AggregationFunction } from '../engine/aggregates/aggregationFunctions.ts';
import { isMissing } from '../engine/valueReading.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { formatValue, missingText } from './formatValue.ts';

/** The aggregates that column definitions ask for. Unknown functions are left out: `checkColumns` reports them. */
export function columnAggregates<TRow>(columns: readonly ColumnDef<TRow>[]): AggregateEntry[] {
  return columns.flatMap(({ id: columnId, aggregationFn }) =>
    isAggregationFunction(aggregationFn) ? [{ columnId, aggregationFn }] : [],
  );
}

const aggregateLabels: Record<AggregationFunction, string> = {
  sum: 'Sum',
  mean: 'Average',
  min: 'Min',
  max: 'Max',
  count: 'Count',
};

/** The name of a column's aggregate as the footer shows it; undefined where the function is unknown. */
export function aggregateLabel<TRow>({ aggregationFn }: ColumnDef<TRow>): string | undefined {
  return isAggregationFunction(aggregationFn) ? aggregateLabels[aggregationFn] : undefined;
}

/** A column's aggregate as text: formatted like the column's values, counts as numbers, a dash where there is none. */
export function aggregateText<TRow>(column: ColumnDef<TRow>, aggregates: Aggregates | null): string {
  const value = aggregateOf(column.id, aggregates);
  if (isMissing(value)) return missingText;
  return (column.aggregationFn === 'count' ? formatValue : (column.format ?? formatValue))(value);
}

/** Warnings about aggregates that could not be computed, or that a server did not answer. */
export function aggregateWarnings(
  wanted: readonly AggregateEntry[],
  aggregates: Aggregates | null,
  isRemote: boolean,
): string[] {
  return wanted.flatMap(({ columnId, aggregationFn }) => {
    if (aggregateOf(columnId, aggregates) !== undefined) return [];
    return isRemote
      ? `The server answered no ${aggregationFn} for column "${columnId}"`
      : `Aggregation function "${aggregationFn}" does not fit the values of column "${columnId}"`;
  });
}

function aggregateOf(columnId: string, aggregates: Aggregates | null): unknown {
  return aggregates && Object.hasOwn(aggregates, columnId) ? aggregates[columnId] : undefined;
}
