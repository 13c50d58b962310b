import { formatValue } from '../columns/formatValue.ts';
import type { SortEntry, TableView } from '../engine/TableView.ts';
import type { PaginationState } from '../state/tableState.ts';

/**
 * What a table tells assistive technology about itself: how many results, which of them are shown, how they are sorted.
 * The text is worked out from the state, so whatever changes it is announced.
 */
export function tableAnnouncement({
  view,
  page,
  sorting,
  headerOf,
  loading,
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
}): string {
  if (loading) return 'Loading';
  const parts = [view.matchCount === 1 ? '1 result' : `${formatValue(view.matchCount)} results`];
  if (page.pageCount > 1) parts.push(`page ${formatValue(page.pageIndex + 1)} of ${formatValue(page.pageCount)}`);
  const sorted = sorting.flatMap(({ id, desc }) => {
    const header = headerOf(id);
    return header === undefined ? [] : [`${header}, ${desc ? 'descending' : 'ascending'}`];
  });
  if (sorted.length > 0) parts.push(`sorted by ${sorted.join(', then by ')}`);
  return parts.join(', ');
}
