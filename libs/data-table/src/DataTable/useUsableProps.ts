import { useMemo } from 'react';
import { guardedColumns } from '../columns/guardedColumns.ts';
import { usableSlices } from '../state/readTableState.ts';
import { useLatest } from '../state/useLatest.ts';
import { checkProps } from './checkProps.ts';
import type { DataTableProps } from './DataTable.types.ts';

/**
 * The props of a table without what would take it down: functions that throw, widths that are none, and states of another shape
 * than a state has.
 * @throws DataTableConfigurationError when source or columns cannot be used at all.
 */
export function useUsableProps<TRow>(props: DataTableProps<TRow>): DataTableProps<TRow> {
  const { logger, source, columns, state, defaultState } = props;
  checkProps(source, columns);
  const latest = useLatest(logger);
  return {
    ...props,
    columns: useMemo(
      // While a table is drawn nobody is told of anything: a logger may draw as well.
      () => guardedColumns(columns, (message) => queueMicrotask(() => latest.current?.warn(message))),
      [columns, latest],
    ),
    state: useMemo(() => usableSlices(state), [state]),
    defaultState: useMemo(() => usableSlices(defaultState), [defaultState]),
  };
}
