import type { RowDetails } from '../columns/columnDefinition.types.ts';
import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import type { ColumnVector, TableSource } from '../engine/TableSource.ts';
import { GroupedEngine } from './GroupedEngine.ts';
import { groupMark, type GroupedSource, type GroupingOptions } from './groupedSource.types.ts';
import { RowGroups } from './RowGroups.ts';

/**
 * Groups the rows of a source by the values of columns. A table shows the groups as nested rows that open and close, with the
 * subtotals of columns that have an `aggregationFn`; search, filters, sorting and the worker go on as without groups. A column
 * that is sorted by also orders the groups: by their subtotals, or by their values. Grouping reads the columns once. Make the
 * source once per data set and grouping.
 * @throws DataTableConfigurationError when `by` is empty or names a key that the source lacks, when rows are nested already, and
 *   for a source of a server, which groups its rows itself.
 */
export function groupedSource<TRow>(source: TableSource<TRow>, options: GroupingOptions): GroupedSource<TRow> {
  const { by } = options;
  const problem = (text: string) => new DataTableConfigurationError('unusable_source', text);
  if ('createEngine' in source) throw problem('groupedSource takes rows that are here: let the server group its rows');
  if (source.parents) throw problem('groupedSource takes rows that are not nested');
  if (by.length === 0) throw problem('groupedSource needs at least one key in `by`');
  const vectors = by.map((key) => {
    const vector = source.column(key);
    if (!vector) throw problem(`groupedSource: the source has no key "${key}" to group by`);
    return vector;
  });
  const groups = new RowGroups(source.rowCount, vectors);
  const wrapped = new Map<string, ColumnVector>();
  return {
    rowCount: source.rowCount + groups.groups.length,
    keys: source.keys,
    ...(source.hasKey && { hasKey: (key) => source.hasKey?.(key) === true }),
    column(key) {
      const inner = source.column(key);
      const known = wrapped.get(key) ?? (inner && withGroups(inner, groups));
      if (known) wrapped.set(key, known);
      return known;
    },
    row: (index) => source.row(index),
    createEngine: (columns, memory, settings) =>
      new GroupedEngine({ ...options, source, groups, columns, settings: { ...settings, memory } }),
  };
}

/** Whether a row is a row of the data, and not of a group: for `isRowSelectable` and `getRowClassName`. */
export function isDataRow<TRow>({ valueOf }: RowDetails<TRow>): boolean {
  return valueOf(groupMark) !== true;
}

/** A column in which groups have their ids, since tables name rows by columns. */
function withGroups(inner: ColumnVector, { groups }: RowGroups): ColumnVector {
  return {
    kind: 'values',
    length: inner.length + groups.length,
    at: (row) => (row < inner.length ? inner.at(row) : groups[row - inner.length]?.id),
  };
}
