import { isAggregationFunction } from '../engine/aggregates/aggregationFunctions.ts';
import type { AggregateEntry, Aggregates } from '../engine/aggregates/aggregationFunctions.ts';
import { isMissing } from '../engine/valueReading.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { columnText } from './columnText.ts';
import { missingText } from '../texts/formatValue.ts';
import type { TableWords } from '../texts/useTableWords.ts';

/** The aggregates that column definitions ask for. Unknown functions are left out: `checkColumns` reports them. */
export function columnAggregates<TRow>(columns: readonly ColumnDef<TRow>[]): AggregateEntry[] {
  return columns.flatMap(({ id: columnId, aggregationFn }) =>
    isAggregationFunction(aggregationFn) ? [{ columnId, aggregationFn }] : [],
  );
}

/** The name of a column's aggregate as the footer shows it; undefined if the function is unknown. */
export function aggregateLabel<TRow>({ aggregationFn }: ColumnDef<TRow>, { texts }: TableWords): string | undefined {
  return isAggregationFunction(aggregationFn) ? texts.aggregates[aggregationFn] : undefined;
}

/** A column's aggregate as text: formatted like the column's values, counts as numbers, a dash if there is none. */
export function aggregateText<TRow>(
  column: ColumnDef<TRow>,
  aggregates: Aggregates | null,
  { format }: TableWords,
): string {
  const value = aggregateOf(column.id, aggregates);
  if (isMissing(value)) return missingText;
  return (column.aggregationFn === 'count' ? format : columnText(column))(value);
}

/** A generous width in px of a character in the footer, and that of a cell's padding. */
const characterWidth = 8;
const cellPadding = 24;

/** The width in px at which a column's footer shows the whole aggregate, estimated from its length; 0 without one. */
export function aggregateWidth<TRow>(
  column: ColumnDef<TRow>,
  aggregates: Aggregates | null,
  words: TableWords,
): number {
  if (!isAggregationFunction(column.aggregationFn)) return 0;
  return aggregateText(column, aggregates, words).length * characterWidth + cellPadding;
}

/** Returns warnings about aggregates that could not be computed, or that a server did not return. */
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
