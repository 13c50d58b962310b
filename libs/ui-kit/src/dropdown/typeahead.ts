import type { OptionIndex } from './OptionIndex.ts';

/**
 * The row that typing `typed` on a closed or unsearchable list leads to, or -1.
 * One letter again and again steps through the rows that begin with it; a longer text stays on the row it fits.
 */
export function typeaheadRow(index: OptionIndex, rows: readonly number[], typed: string, currentRow: number): number {
  const text = typed.toLowerCase();
  const repeated = text.length > 1 && [...text].every((letter) => letter === text[0]);
  const wanted = repeated ? text.charAt(0) : text;
  const labels = index.lowerCaseLabels();
  const first = currentRow + (wanted.length === 1 ? 1 : 0);
  for (let step = 0; step < rows.length; step++) {
    const row = (Math.max(first, 0) + step) % rows.length;
    const position = rows[row] ?? -1;
    if (position >= 0 && !index.isDisabled(position) && labels[position]?.startsWith(wanted)) return row;
  }
  return -1;
}
