import { Checkbox } from '@agency-insights/ui-kit';

/** Props of `SelectionCell`. */
export interface SelectionCellProps {
  /** Whether the row is selected; null where it cannot be. */
  isSelected: boolean | null;
  /** What the row is called. */
  title: string;
}

/** The checkbox of a row. The grid handles its clicks, so that Shift and the room around it count; the row itself says whether it is selected. */
export function SelectionCell({ isSelected, title }: SelectionCellProps) {
  return (
    <Checkbox
      aria-label={`Select ${title}`}
      tabIndex={-1}
      checked={isSelected === true}
      disabled={isSelected === null}
    />
  );
}
