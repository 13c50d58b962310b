'use client';
import { Checkbox } from '@agency-insights/ui-kit';
import type { SelectionShare } from '../selection/rowSelectionRules.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `GroupCheckbox`. */
export interface GroupCheckboxProps {
  /** How many of the group's rows are selected. */
  share: SelectionShare;
  /** The group's label. */
  title: string;
}

/** The checkbox of a group: checked when all of its rows are selected, indeterminate when some are. The grid handles its clicks. */
export function GroupCheckbox({ share, title }: GroupCheckboxProps) {
  const { row } = useTableWords().texts;
  return (
    <Checkbox aria-label={row.select(title)} tabIndex={-1} checked={share === 'all'} indeterminate={share === 'some'} />
  );
}
