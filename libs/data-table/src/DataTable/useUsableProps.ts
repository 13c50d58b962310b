import { useEffect, useMemo, useRef } from 'react';
import { guardedColumns } from '../columns/guardedColumns.ts';
import { usableSlices } from '../state/readTableState.ts';
import type { DataTableProps } from './DataTable.types.ts';

/** The props of a table without what would take it down: functions that throw, and states of another shape than a state has. */
export function useUsableProps<TRow>(props: DataTableProps<TRow>): DataTableProps<TRow> {
  const { logger, columns, state, defaultState } = props;
  const latest = useRef(logger);
  useEffect(() => {
    latest.current = logger;
  });
  return {
    ...props,
    columns: useMemo(
      // eslint-disable-next-line react-hooks/refs -- read after the drawing: while a table is drawn nobody is told of anything
      () => guardedColumns(columns, (message) => queueMicrotask(() => latest.current?.warn(message))),
      [columns],
    ),
    state: useMemo(() => usableSlices(state), [state]),
    defaultState: useMemo(() => usableSlices(defaultState), [defaultState]),
  };
}
