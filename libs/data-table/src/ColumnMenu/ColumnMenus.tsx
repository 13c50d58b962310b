import { useLazyPart } from '@agency-insights/ui-kit';
import type { DataTableControl } from '../DataTable/useDataTable.ts';
import { canFilter, filterTypeOf } from '../filters/columnFilters.ts';
import { changeFilter } from '../filters/filterChanges.ts';
import { datePickerPart } from '../filters/datePickerPart.ts';
import type { ColumnActions } from '../hooks/useColumnActions.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import { columnPopupsPart } from './columnPopupsPart.ts';
import type { ColumnMenuState } from './useColumnMenu.ts';

/** Props of `ColumnMenus`. */
export interface ColumnMenusProps<TRow> {
  /** The table. */
  table: DataTableControl<TRow>;
  /** The column actions. */
  actions: ColumnActions<TRow>;
  /** Which menu is open, and functions to change it. */
  menu: ColumnMenuState;
  /** The table's announcement. While a filter is open, screen readers only read its content. */
  announcement: string;
  /** Timers of filters that apply immediately. Default: the global timers. */
  timers: TableTimers | undefined;
}

/** The menu or the filter of a column, or the menu of a group, whichever is open. */
export function ColumnMenus<TRow>({ table, actions, menu, announcement, timers }: ColumnMenusProps<TRow>) {
  const { open, close, openFilter } = menu;
  const column = open && table.definitions.find(({ id }) => id === open.heading.key);
  const filterType = column && open.part === 'filter' ? filterTypeOf(column, table.sampleOf(column.id)) : null;
  const popups = useLazyPart(columnPopupsPart, open !== null);
  const datePicker = useLazyPart(datePickerPart, filterType === 'date');
  if (!open || popups === null) return null;
  const { heading, anchor } = open;
  if (!column)
    return <popups.HeadingMenu kind="group" heading={heading} anchor={anchor} actions={actions} onClose={close} />;
  const sorted = table.state.sorting.find((entry) => entry.id === column.id);
  const filter = table.filters.find((active) => active.column.id === column.id);
  const sample = table.sampleOf(column.id);
  const setFilter = (value: unknown) => changeFilter(table, column.id, value);
  if (filterType !== null) {
    // The popover focuses its first field, which must exist by then.
    if (filterType === 'date' && datePicker === null) return null;
    return (
      <popups.FilterPopover
        column={column}
        anchor={anchor}
        sample={sample}
        timers={timers}
        announcement={announcement}
        type={filterType}
        value={filter?.value ?? null}
        onFilter={setFilter}
        resultCount={table.view.matchCount}
        loadFacets={(signal) => table.engine.facetsAsync(column.id, table.request, { signal })}
        onClose={close}
      />
    );
  }
  return (
    <popups.ColumnMenu
      column={column}
      anchor={anchor}
      actions={actions}
      sorted={sorted ? (sorted.desc ? 'desc' : 'asc') : null}
      isSortedByOthers={!sorted && table.state.sorting.length > 0}
      onExpandAll={
        table.expansion.isTree && column.id === table.definitions[0]?.id ? table.expansion.expandAll : undefined
      }
      onFilter={canFilter(column) ? openFilter : undefined}
      onClearFilter={filter && (() => setFilter(null))}
      onClose={close}
    />
  );
}
