import { Checkbox } from '@agency-insights/ui-kit';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `SelectionCell`. */
export interface SelectionCellProps {
  /** Whether the row is selected; null where it cannot be. */
  isSelected: boolean | null;
  /** What the row is called. */
  title: string;
}

/** The checkbox of a row. The grid handles its clicks, so that Shift and the room around it count; the row itself says whether it is selected. */
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
