import type { SortEntry, TableView } from '../engine/TableView.ts';
import type { PaginationState } from '../state/tableState.ts';
import type { TableWords } from '../texts/useTableWords.ts';

/**
 * Returns the announcement of a table's result count, page and sort. It is derived from the state, so every change is
 * announced.
 */
export function tableAnnouncement({
  view,
  page,
  sorting,
  headerOf,
  loading,
  words: { texts, format },
}: {
  /** The rows that are shown. */
  view: Pick<TableView, 'matchCount'>;
  /** The page that is shown. */
  page: Required<PaginationState>;
  /** The sort. */
  sorting: readonly SortEntry[];
  /** The header of a column, undefined for a column that does not exist. */
  headerOf: (columnId: string) => string | undefined;
  /** True while the rows are loading. */
  loading: boolean;
  /** Language and region. */
  words: TableWords;
}): string {
  const { announce } = texts;
  if (loading) return announce.loading;
  const parts = [announce.results(view.matchCount, format(view.matchCount))];
  if (page.pageCount > 1) parts.push(announce.page(format(page.pageIndex + 1), format(page.pageCount)));
  const sorted = sorting.flatMap(({ id, desc }) => {
    const header = headerOf(id);
    return header === undefined ? [] : [desc ? announce.descending(header) : announce.ascending(header)];
  });
  if (sorted.length > 0) parts.push(announce.sortedBy(sorted));
  return parts.join(', ');
}
