import type { FilterChip } from '@agency-insights/form-renderer/filters';

/** Change of one filter. */
export interface FilterChange {
  fieldId: string;
  label: string;
  /** Its value before; null: it was not set. */
  before: string | null;
  /** Its value now; null: it was taken away. */
  after: string | null;
}

type Described = Pick<FilterChip, 'fieldId' | 'label' | 'text'>;

/** Differences between the filters of a saved search and the current ones, in the order of the form. */
export function filterChanges(before: readonly Described[], after: readonly Described[]): FilterChange[] {
  const textOf = (chips: readonly Described[], fieldId: string) =>
    chips.find((chip) => chip.fieldId === fieldId)?.text ?? null;
  const added = after.filter(({ fieldId }) => textOf(before, fieldId) === null);
  return [...before, ...added]
    .map(({ fieldId, label }) => ({
      fieldId,
      label,
      before: textOf(before, fieldId),
      after: textOf(after, fieldId),
    }))
    .filter((change) => change.before !== change.after);
}
