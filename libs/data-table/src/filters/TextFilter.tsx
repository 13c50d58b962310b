import { DebouncedField } from './DebouncedField.tsx';
import { readText } from './columnFilters.ts';
import type { FilterFieldProps } from './filterField.types.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `TextFilter`. */
export interface TextFilterProps extends FilterFieldProps {
  /** Whether the text works only when typing rests. */
  isDelayed: boolean;
}

/** Rows whose value contains a text. */
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
