import { Input } from '@agency-insights/ui-kit';
import { useDebouncedText } from '../timers/useDebouncedText.ts';
import type { TableTimers } from '../timers/TableTimers.ts';

/** Props of `DebouncedField`. */
export interface DebouncedFieldProps {
  /** The field's name for assistive technology. */
  label: string;
  /** Visible label, which the name contains. Default: none. */
  caption?: string;
  /** Placeholder. Default: none. */
  placeholder?: string;
  /** The applied text. */
  value: string;
  /** Called with the text when typing pauses. */
  onSettle: (text: string) => void;
  /** Whether changes are debounced; otherwise every key applies. */
  isDelayed: boolean;
  /** Returns the validation error of a text. */
  errorOf?: (text: string) => string | undefined;
  /** For number fields: the applied value of a text. */
  readAs?: (text: string) => string;
  /** Timers. Default: the global timers. */
  timers: TableTimers | undefined;
}

/** Debounce delay of filters that apply immediately, in ms. */
const filterDelayMs = 300;

/** The text field of a filter. */
export function DebouncedField(props: DebouncedFieldProps) {
  const { label, caption, placeholder, value, onSettle, isDelayed, errorOf, readAs, timers } = props;
  const { text, type, settle } = useDebouncedText({ value, onSettle, readAs, debounceMs: filterDelayMs, timers });
  const flush = () => {
    if ((readAs?.(text) ?? text) !== value) settle(text);
  };
  return (
    <Input
      aria-label={label}
      label={caption}
      placeholder={placeholder}
      value={text}
      inputMode={readAs && 'decimal'}
      fullWidth
      clearable
      autoComplete="off"
      error={errorOf?.(text)}
      // Pending text applies on blur and on unmount: some browsers fire no blur event for removed elements.
      onBlur={flush}
      onKeyDown={({ key }) => key === 'Escape' && flush()}
      onValueChange={(next, { reason }) => (isDelayed && reason === 'input' ? type(next) : settle(next))}
    />
  );
}
