import type { ColumnFilterState, DataTableState, PaginationState, RowSelectionState } from './tableState.ts';
import { isRecord, readItems, readSlices, viewReaders } from './tableView.ts';
import type { IsKnown, SliceReaders } from './tableView.ts';

const stateReaders: SliceReaders = {
  ...viewReaders,
  globalFilter: (value) => (isText(value) ? value : undefined),
  columnFilters: readFilters,
  pagination: readPage,
  rowSelection: readRowSelection,
  expanded: (value) => (value === true ? value : readItems(value, isText)),
};

/**
 * Returns the valid slices of an external state, such as from storage or a URL, to pass as `state` or `defaultState`.
 * Drops removed columns and slices with an unexpected shape; never throws.
 * @param value The stored value, already parsed.
 * @param columnIds Ids of the columns that the table has.
 */
export function readTableState(value: unknown, columnIds: readonly string[]): Partial<DataTableState> {
  return readSlices(stateReaders, value, (id) => columnIds.includes(id));
}

/** Returns the valid slices of a caller's state. With `isKnown`, drops unknown columns. */
export function usableSlices(state: unknown, isKnown: IsKnown = () => true): Partial<DataTableState> {
  return readSlices(stateReaders, state, isKnown);
}

function readFilters(value: unknown, isKnown: IsKnown): ColumnFilterState[] | undefined {
  return readItems(value, (entry): entry is ColumnFilterState => {
    return isRecord(entry) && isText(entry['id']) && isKnown(entry['id']);
  });
}

/** Returns a valid pagination; undefined otherwise. */
export function readPage(value: unknown): PaginationState | undefined {
  if (!isRecord(value)) return undefined;
  const { pageIndex, pageSize } = value;
  if (!isCount(pageIndex) || !isCount(pageSize) || pageSize === 0) return undefined;
  return { pageIndex, pageSize };
}

function readRowSelection(value: unknown): RowSelectionState | undefined {
  if (!isRecord(value)) return undefined;
  const { mode, among } = value;
  const ids = readItems(value['ids'], isText);
  if ((mode !== 'include' && mode !== 'exclude') || ids === undefined) return undefined;
  if (among === undefined) return ids === value['ids'] ? (value as unknown as RowSelectionState) : { mode, ids };
  // The selected set of rows is unknown.
  if (!isRecord(among) || !isText(among['globalFilter']) || !Array.isArray(among['columnFilters'])) return undefined;
  const { globalFilter, columnFilters } = among;
  return { mode, ids, among: { globalFilter, columnFilters: columnFilters as ColumnFilterState[] } };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
