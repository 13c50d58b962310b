import { Input } from '@agency-insights/ui-kit';
import { useDebouncedText } from '../toolbar/useDebouncedText.ts';
import { readText } from './columnFilters.ts';
import type { FilterFieldProps } from './filterField.types.ts';
import { filterDelayMs } from './filterDelay.ts';

/** Props of `TextFilter`. */
export interface TextFilterProps extends FilterFieldProps {
  /** Whether the text works only when typing rests. */
  isDelayed: boolean;
}

/** Rows whose value contains a text. */
export function TextFilter({ label, value, onChange, isDelayed, timers }: TextFilterProps) {
  const { text, type, settle } = useDebouncedText({
    value: readText(value),
    onSettle: onChange,
    debounceMs: isDelayed ? filterDelayMs : 0,
    timers,
  });
  return (
    <Input
      aria-label={`${label} contains`}
      placeholder="Contains..."
      value={text}
      clearable
      fullWidth
      autoComplete="off"
      onValueChange={(next, { reason }) => (isDelayed && reason === 'input' ? type(next) : settle(next))}
    />
  );
}
