import { formatValue } from '../columns/formatValue.ts';

/** What is said of the selection (PLUS-17): "3 of 10,000 rows selected"; nothing where rows cannot be selected or none are. */
export function selectionAnnouncement(selected: number, rowCount: number): string {
  if (selected === 0) return '';
  return `${formatValue(selected)} of ${formatValue(rowCount)} ${rowCount === 1 ? 'row' : 'rows'} selected`;
}
