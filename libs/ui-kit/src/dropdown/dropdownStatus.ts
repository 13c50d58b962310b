import { allRow, createRow } from './dropdownRows.ts';
import { countText } from './countText.ts';

/** What decides the announcement of a dropdown. */
export interface DropdownStatusInput {
  /** Whether the list is open. */
  isOpen: boolean;
  /** Options are on their way. */
  loading?: boolean;
  /** Said when there is no option. */
  emptyText?: string;
  /** The rows on show. */
  rows: readonly number[];
  /** What the last choice did; empty after typing. */
  announcement: string;
}

/** One sentence for the live region: what was chosen, how many options there are, or that they are being loaded. */
export function dropdownStatus({
  isOpen,
  loading,
  emptyText = 'No options',
  rows,
  announcement,
}: DropdownStatusInput): string {
  if (announcement) return announcement;
  if (!isOpen) return '';
  if (loading) return 'Loading options';
  const count = rows.length - Number(rows[0] === allRow) - Number(rows.at(-1) === createRow);
  if (count === 0) return emptyText;
  return count === 1 ? '1 option' : `${countText(count)} options`;
}
