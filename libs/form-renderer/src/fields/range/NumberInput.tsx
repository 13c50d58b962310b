'use client';
import { Input, parseNumber } from '@agency-insights/ui-kit';
import type { InputProps } from '@agency-insights/ui-kit';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { NumberUnit } from '../../schema/FieldSchema.ts';
import { formatExactly } from '../../summary/formatAmount.ts';
import { useFormWords } from '../../texts/useFormWords.ts';

/** Props of `NumberInput`; everything else goes to its `Input`. */
export interface NumberInputProps extends Omit<InputProps, 'value' | 'onValueChange' | 'defaultValue'> {
  /** The number, null for none. */
  value: number | null;
  /** How it is written while nothing is typed. */
  unit: NumberUnit;
  /** Called with another number, or null, when it is complete. */
  onCommit: (value: number | null) => void;
  /** Called when what is typed becomes no number, or one again. Keep the same function between renders. */
  onUnreadable?: (isUnreadable: boolean) => void;
}

/** Takes what was typed once the user leaves it or presses Enter: a half-typed number is another one. */
export function NumberInput({ value, unit, onCommit, onUnreadable, error, ...rest }: NumberInputProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const { texts, locale } = useFormWords();
  const isWrong = typed !== null && parseNumber(typed, locale) === undefined;
  useEffect(() => {
    onUnreadable?.(isWrong);
    return () => onUnreadable?.(false);
  }, [isWrong, onUnreadable]);
  const commit = () => {
    const number = typed === null ? undefined : parseNumber(typed, locale);
    if (number === undefined) return;
    setTyped(null);
    if (number !== value) onCommit(number);
  };
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      fullWidth
      value={typed ?? (value === null ? '' : formatExactly(value, unit, locale))}
      error={isWrong ? texts.notANumber : error}
      onValueChange={(text) => setTyped(text)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  );
}
