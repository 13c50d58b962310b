import { optionCount } from './dropdownRows.ts';
import type { DropdownWords } from './useDropdownWords.ts';

/** What decides the announcement of a dropdown. */
export interface DropdownStatusInput {
  /** Whether the list is open. */
  isOpen: boolean;
  /** Options are on their way. */
  loading?: boolean;
  /** Said when there is no option. */
  emptyText: string;
  /** The rows shown. */
  rows: readonly number[];
  /** What the last choice did; empty after typing. */
  announcement: string;
  /** The texts, and how a count is written. */
  words: DropdownWords;
}

/** One sentence for the live region: what was chosen, how many options there are, or that they are being loaded. */
export function dropdownStatus({
  isOpen,
  loading,
  emptyText,
  rows,
  announcement,
  words: { texts, countText },
}: DropdownStatusInput): string {
  if (announcement) return announcement;
  if (!isOpen) return '';
  if (loading) return texts.loading;
  const count = optionCount(rows);
  return count === 0 ? emptyText : texts.options(count, countText(count));
}
