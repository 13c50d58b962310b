import { DebouncedField } from './DebouncedField.tsx';
import { readText } from './columnFilters.ts';
import type { FilterFieldProps } from './filterField.types.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `TextFilter`. */
export interface TextFilterProps extends FilterFieldProps {
  /** Whether changes are debounced. */
  isDelayed: boolean;
}

/** Filters by values that contain a text. */
export function TextFilter({ label, value, onChange, isDelayed, timers }: TextFilterProps) {
  const { filter } = useTableWords().texts;
  return (
    <DebouncedField
      isDelayed={isDelayed}
      timers={timers}
      label={filter.contains(label)}
      placeholder={filter.containsHint}
      value={readText(value)}
      onSettle={onChange}
    />
  );
}
