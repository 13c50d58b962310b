import type { TableWords } from '../texts/useTableWords.ts';

/** Returns the announcement of the selection (PLUS-17): "3 of 10,000 rows selected"; empty without a selection. */
export function selectionAnnouncement(selected: number, rowCount: number, { texts, format }: TableWords): string {
  if (selected === 0) return '';
  return texts.announce.selected(rowCount, format(selected), format(rowCount));
}
