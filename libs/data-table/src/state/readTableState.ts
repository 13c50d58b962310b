import type { ColumnFilterState, DataTableState, PaginationState, RowSelectionState } from './tableState.ts';
import { isRecord, readTableView } from './tableView.ts';

/**
 * The usable parts of a whole state that came from outside: from a storage, an address, a colleague. Columns that no longer
 * exist are forgotten, and so is every part with another shape than expected; never throws. To be passed as `state` or
 * `defaultState`.
 * @param value Whatever was kept, already parsed.
 * @param columnIds Ids of the columns that the table has.
 */
export function readTableState(value: unknown, columnIds: readonly string[]): Partial<DataTableState> {
  if (!isRecord(value)) return {};
  const { globalFilter, expanded } = value;
  const state: Partial<DataTableState> = {
    ...readTableView(value, columnIds),
    globalFilter: typeof globalFilter === 'string' ? globalFilter : undefined,
    columnFilters: readFilters(value['columnFilters'], new Set(columnIds)),
    pagination: readPage(value['pagination']),
    rowSelection: readRowSelection(value['rowSelection']),
    expanded: expanded === true ? true : readTexts(expanded),
  };
  return Object.fromEntries(Object.entries(state).filter(([, slice]) => slice !== undefined));
}

function readFilters(value: unknown, known: ReadonlySet<string>): ColumnFilterState[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { id, value: wanted } = entry;
    return typeof id === 'string' && known.has(id) ? [{ id, value: wanted }] : [];
  });
}

function readPage(value: unknown): PaginationState | undefined {
  if (!isRecord(value)) return undefined;
  const { pageIndex, pageSize } = value;
  if (!isCount(pageIndex) || !isCount(pageSize) || pageSize === 0) return undefined;
  return { pageIndex, pageSize };
}

function readRowSelection(value: unknown): RowSelectionState | undefined {
  if (!isRecord(value)) return undefined;
  const { mode, among } = value;
  const ids = readTexts(value['ids']);
  if ((mode !== 'include' && mode !== 'exclude') || ids === undefined) return undefined;
  if (among === undefined) return { mode, ids };
  // Which rows were meant is not known any more.
  if (!isRecord(among) || typeof among['globalFilter'] !== 'string' || !Array.isArray(among['columnFilters'])) {
    return undefined;
  }
  const { globalFilter, columnFilters } = among;
  return { mode, ids, among: { globalFilter, columnFilters: columnFilters as ColumnFilterState[] } };
}

function readTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
