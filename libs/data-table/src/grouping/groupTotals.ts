import { createAggregator } from '../engine/aggregates/aggregateColumn.ts';
import type { AggregateEntry } from '../engine/aggregates/aggregationFunctions.ts';
import { overRows, type Steps } from '../engine/steps.ts';
import type { TableView } from '../engine/TableView.ts';
import type { RowGroups } from './RowGroups.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** Totals of the groups of the rows that pass the search and filters. */
export interface GroupTotals {
  /** Number of passing rows by group. */
  counts: Uint32Array;
  /** The subtotals by column id and group: null if no row has a value, undefined if the function supports none. */
  subtotals: ReadonlyMap<string, readonly unknown[]>;
}

/** Counts the rows of a view in each group, and aggregates their columns. */
export function* groupTotals<TRow>(
  { groups, groupOf }: RowGroups,
  view: TableView<TRow>,
  aggregates: readonly AggregateEntry[],
): Steps<GroupTotals> {
  const counts = new Uint32Array(groups.length);
  yield* overRows(view.rowCount, (from, to) => {
    for (let place = from; place < to; place += 1) counts[groupOf[rowAtPlace(view, place)]!]! += 1;
  });
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const { parent } = groups[group]!;
    if (parent >= 0) counts[parent]! += counts[group]!;
  }
  const subtotals = new Map<string, readonly unknown[]>();
  for (const entry of aggregates) subtotals.set(entry.columnId, yield* columnSubtotals(groupOf, groups, view, entry));
  return { counts, subtotals };
}

function* columnSubtotals<TRow>(
  groupOf: Int32Array,
  groups: RowGroups['groups'],
  view: TableView<TRow>,
  { columnId, aggregationFn }: AggregateEntry,
): Steps<unknown[]> {
  const aggregators = groups.map(() => createAggregator(aggregationFn));
  yield* overRows(view.rowCount, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = rowAtPlace(view, place);
      const value = view.reader.value(columnId, row);
      for (let group = groupOf[row]!; group >= 0; group = groups[group]!.parent) aggregators[group]!.add(value);
    }
  });
  return aggregators.map((aggregator) => aggregator.result());
}
