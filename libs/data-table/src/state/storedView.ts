import type { PaginationStorage } from './storedPagination.ts';
import { readStored } from './readStored.ts';
import { readTableView } from './tableView.ts';
import type { SavedTableView } from './tableView.ts';

/** Returns the storage key of a table's view; tables without an id share a default key. */
export function viewKey(tableId: string | undefined): string {
  return `data-table:${tableId ?? 'default'}:view`;
}

/** Returns the stored view; empty if it is missing, invalid or unreadable. */
export function readStoredView(
  storage: PaginationStorage | null,
  key: string,
  columnIds: readonly string[],
): Partial<SavedTableView> {
  return readTableView(readStored(storage, key), columnIds);
}
