'use client';
import type { DataTableControl } from '../DataTable/useDataTable.ts';
import { canFilter, filterTypeOf } from '../filters/columnFilters.ts';
import { FilterPopover } from '../filters/FilterPopover.tsx';
import type { ColumnActions } from '../state/useColumnActions.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { ColumnMenuState } from './useColumnMenu.ts';

/** Props of `OpenColumnMenu`. */
export interface OpenColumnMenuProps<TRow> {
  /** The table. */
  table: DataTableControl<TRow>;
  /** What can be done with columns. */
  actions: ColumnActions<TRow>;
  /** What is open, and how to change that. */
  menu: ColumnMenuState<TRow>;
  /** What the table says of its rows: while a filter is open, only what is in it is read. */
  announcement: string;
  /** Timers of filters that work at once. Default: the environment's. */
  timers: TableTimers | undefined;
  /** Puts another filter of a column to work, or none with null. */
  onFilter: (columnId: string, value: unknown) => void;
}

/** The menu or the filter of a column, whichever is open. */
export function OpenColumnMenu<TRow>({
  table,
  actions,
  menu,
  announcement,
  timers,
  onFilter,
}: OpenColumnMenuProps<TRow>) {
  const { open, close, openFilter } = menu;
  if (!open) return null;
  const { column, anchor } = open;
  const { state } = table;
  const sorted = state.sorting.find((entry) => entry.id === column.id);
  const filter = table.filters.find((active) => active.column.id === column.id);
  const sample = table.sampleOf(column.id);
  const setFilter = (value: unknown) => onFilter(column.id, value);
  if (open.part === 'filter') {
    return (
      <FilterPopover
        anchor={anchor}
        column={column}
        type={filterTypeOf(column, sample)}
        sample={sample}
        value={filter?.value ?? null}
        onFilter={setFilter}
        loadFacets={(signal) => table.engine.facetsAsync(column.id, table.request, { signal })}
        timers={timers}
        announcement={announcement}
        onClose={close}
      />
    );
  }
  return (
    <ColumnMenu
      column={column}
      anchor={anchor}
      actions={actions}
      sorted={sorted ? (sorted.desc ? 'desc' : 'asc') : null}
      onFilter={canFilter(column) ? openFilter : undefined}
      onClearFilter={filter && (() => setFilter(null))}
      onClose={close}
    />
  );
}
