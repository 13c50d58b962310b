import { Input } from '@agency-insights/ui-kit';
import { useDebouncedText } from '../timers/useDebouncedText.ts';
import type { TableTimers } from '../timers/TableTimers.ts';

/** Props of `DebouncedField`. */
export interface DebouncedFieldProps {
  /** The field's name. */
  label: string;
  /** What the empty field says. */
  placeholder: string;
  /** The text as it is at work. */
  value: string;
  /** Called with the text when typing pauses. */
  onSettle: (text: string) => void;
  /** Whether it waits for typing to rest; else every key counts. */
  isDelayed: boolean;
  /** What is wrong with a text. */
  errorOf?: (text: string) => string | undefined;
  /** Of a field for numbers: as which value a text is at work. */
  readAs?: (text: string) => string;
  /** Timers. Default: the environment's. */
  timers: TableTimers | undefined;
}

/** How long typing must rest before a filter that works at once does so, in ms. */
const filterDelayMs = 300;

/** The text field of a filter. */
export function DebouncedField(props: DebouncedFieldProps) {
  const { label, placeholder, value, onSettle, isDelayed, errorOf, readAs, timers } = props;
  const { text, type, settle } = useDebouncedText({ value, onSettle, readAs, debounceMs: filterDelayMs, timers });
  const flush = () => {
    if ((readAs?.(text) ?? text) !== value) settle(text);
  };
  return (
    <Input
      aria-label={label}
      placeholder={placeholder}
      value={text}
      inputMode={readAs && 'decimal'}
      fullWidth
      clearable
      autoComplete="off"
      error={errorOf?.(text)}
      // What waits works before the field is left or goes: some browsers do not tell of the focus that goes with it.
      onBlur={flush}
      onKeyDown={({ key }) => key === 'Escape' && flush()}
      onValueChange={(next, { reason }) => (isDelayed && reason === 'input' ? type(next) : settle(next))}
    />
  );
}
