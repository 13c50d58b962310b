import type { RowDetails } from '../columns/columnDefinition.types.ts';
import { assertWrappable } from '../engine/assertWrappable.ts';
import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import type { ColumnVector, TableSource } from '../engine/TableSource.ts';
import { GroupedEngine } from './GroupedEngine.ts';
import { groupSelection } from './groupSelection.tsx';
import { groupMark, type GroupedSource, type GroupingOptions } from './groupedSource.types.ts';
import { RowGroups } from './RowGroups.ts';

/**
 * Groups the rows of a source by the values of columns. A table shows the groups as expandable rows with the subtotals
 * of columns that have an `aggregationFn`; search, filters, sorting and the worker are unaffected. Sorting also orders
 * the groups, by subtotals or values. Create the source once per data set and grouping.
 * An `editableSource` or `movableSource` stays one: an edit of a grouping value moves the row to its other group.
 * @throws DataTableConfigurationError when `by` is empty or names a key that the source lacks, when rows are already
 * nested or grouped, and for a server source: group its rows on the server.
 */
export function groupedSource<TRow, TSource = unknown>(
  source: TableSource<TRow> & TSource,
  options: GroupingOptions,
): GroupedSource<TRow> & TSource {
  const { by } = options;
  const problem = (text: string) => new DataTableConfigurationError('unusable_source', text);
  assertWrappable('groupedSource', source);
  if (source.parents) throw problem('groupedSource takes no nested rows: leave `subRows` out');
  if (by.length === 0) throw problem('groupedSource needs at least one key in `by`');
  const vectors = () =>
    by.map((key) => {
      const vector = source.column(key);
      // Before data has loaded, no row has any key.
      if (!vector || (source.rowCount > 0 && source.hasKey?.(key) === false))
        throw problem(`groupedSource: the source has no key "${key}" to group by`);
      return vector;
    });
  let groups = new RowGroups(source.rowCount, vectors());
  /** The current groups: others after an edit of a grouping value. */
  const current = (): RowGroups => {
    groups = groups.of(vectors());
    return groups;
  };
  const wrapped = new Map<string, { inner: ColumnVector; groups: RowGroups; vector: ColumnVector }>();
  return {
    ...source,
    by,
    dataRows: source.rowCount,
    extend: groupSelection(options.labelColumn),

    get rowCount() {
      return source.rowCount + current().groups.length;
    },
    column(key) {
      const inner = source.column(key);
      const known = wrapped.get(key);
      if (!inner || (known?.inner === inner && known.groups === current())) return inner && known?.vector;
      const vector = withGroups(inner, current());
      wrapped.set(key, { inner, groups: current(), vector });
      return vector;
    },
    createEngine: (columns, memory, settings) =>
      new GroupedEngine({ ...options, source, groups: current, columns, settings: { ...settings, memory } }),
  };
}

/** Whether a row is a data row, not a group, for `getRowClassName`. */
export function isDataRow<TRow>({ valueOf }: RowDetails<TRow>): boolean {
  return valueOf(groupMark) !== true;
}

/** Returns the id column with group ids added. */
function withGroups(inner: ColumnVector, { groups }: RowGroups): ColumnVector {
  return {
    kind: 'values',
    length: inner.length + groups.length,
    at: (row) => (row < inner.length ? inner.at(row) : groups[row - inner.length]?.id),
  };
}
