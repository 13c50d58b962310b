import { useMemo } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { guardedColumns } from '../columns/guardedColumns.ts';
import { columnTree, type ColumnNode } from '../model/columns/columnTree.ts';
import { usableSlices } from '../state/readTableState.ts';
import { useLatest } from '../state/useLatest.ts';
import { useTableWords, type TableWords } from '../texts/useTableWords.ts';
import { checkProps } from './checkProps.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { usualLogger } from './usualLogger.ts';

/** The checked props of a table: columns as a flat list, and their groups. */
export interface UsableProps<TRow> extends Omit<DataTableProps<TRow>, 'columns'> {
  /** All columns, in the order of their definitions. */
  columns: readonly ColumnDef<TRow>[];
  /** The columns and groups at the top. */
  columnNodes: readonly ColumnNode[];
  /** The table's texts and value formats. */
  words: TableWords;
}

/**
 * Returns the props of a table without invalid parts: throwing functions are guarded, and invalid widths and state
 * slices are dropped.
 * @throws DataTableConfigurationError when source, columns or groups cannot be used at all.
 */
export function useUsableProps<TRow>(props: DataTableProps<TRow>): UsableProps<TRow> {
  const { logger = usualLogger(), source, columns, state, defaultState } = props;
  checkProps(source, columns);
  const latest = useLatest(logger);
  const words = useTableWords();
  const tree = useMemo(() => columnTree(columns), [columns]);
  return {
    ...props,
    logger,
    words,
    columnNodes: tree.nodes,
    columns: useMemo(
      // Reported after render: a logger may set state.
      () => {
        const warn = (message: string) => queueMicrotask(() => latest.current?.warn(message));
        return guardedColumns(tree.columns, warn, words);
      },
      [tree, latest, words],
    ),
    state: useMemo(() => usableSlices(state), [state]),
    defaultState: useMemo(() => usableSlices(defaultState), [defaultState]),
  };
}
