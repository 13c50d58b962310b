import type { PaginationStorage } from './storedPagination.ts';
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
  try {
    return readTableView(JSON.parse(storage?.getItem(key) ?? 'null'), columnIds);
  } catch {
    return {};
  }
}

/** Keeps a view. A storage that is full or forbidden is no reason to fail: the view then is not kept. */
export function writeStoredView(storage: PaginationStorage | null, key: string, view: Partial<SavedTableView>): void {
  try {
    storage?.setItem(key, JSON.stringify(view));
  } catch {
    // Nothing to do: the table works without.
  }
}
