const counts = new Intl.NumberFormat('en-US');

/** What is said of the selection (PLUS-17): "3 of 10,000 rows selected"; nothing where rows cannot be selected or none are. */
export function selectionAnnouncement(selected: number, rowCount: number): string {
  if (selected === 0) return '';
  return `${counts.format(selected)} of ${counts.format(rowCount)} ${rowCount === 1 ? 'row' : 'rows'} selected`;
}
