import type { TableWords } from '../texts/useTableWords.ts';
import type { RowSelectionControl } from './useRowSelection.ts';

/** Returns the announcement of the selection (PLUS-17): "3 of 10,000 rows selected"; empty without a selection. */
export function selectionAnnouncement(
  { count, totalRows }: RowSelectionControl,
  { texts, format }: TableWords,
): string {
  return count === 0 ? '' : texts.announce.selected(totalRows, format(count), format(totalRows));
}
