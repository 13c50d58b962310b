import { Checkbox } from '@agency-insights/ui-kit';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `SelectionCell`. */
export interface SelectionCellProps {
  /** Whether the row is selected; null if it cannot be. */
  isSelected: boolean | null;
  /** The row's title. */
  title: string;
}

/**
 * The checkbox of a row. The grid handles its clicks, including Shift and clicks beside it; the row and the
 * cell, which gets the focus, have `aria-selected`.
 */
export function SelectionCell({ isSelected, title }: SelectionCellProps) {
  const { row } = useTableWords().texts;
  return (
    <Checkbox
      aria-label={row.select(title)}
      tabIndex={-1}
      checked={isSelected === true}
      disabled={isSelected === null}
    />
  );
}
