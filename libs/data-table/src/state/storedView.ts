import type { PaginationStorage } from './storedPagination.ts';
import { readStored } from './readStored.ts';
import { readTableView } from './tableView.ts';
import type { SavedTableView } from './tableView.ts';

/** The key of a table's view in local storage; tables without an id share a default key. */
export function viewKey(tableId: string | undefined): string {
  return `data-table:${tableId ?? 'default'}:view`;
}

/** The view that was kept; empty where nothing usable is kept or the storage refuses to be read. */
export function readStoredView(
  storage: PaginationStorage | null,
  key: string,
  columnIds: readonly string[],
): Partial<SavedTableView> {
  return readTableView(readStored(storage, key), columnIds);
}
