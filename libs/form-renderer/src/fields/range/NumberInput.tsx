'use client';
import { Input, parseNumber } from '@agency-insights/ui-kit';
import type { InputProps } from '@agency-insights/ui-kit';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { NumberUnit } from '../../schema/FieldSchema.ts';
import { formatExactly } from '../../summary/formatAmount.ts';
import { useFormWords } from '../../texts/useFormWords.ts';

/** Props of `NumberInput`; all others are passed to its `Input`. */
export interface NumberInputProps extends Omit<InputProps, 'value' | 'onValueChange' | 'defaultValue'> {
  /** The number, null for none. */
  value: number | null;
  /** Format of the number while not editing. */
  unit: NumberUnit;
  /** Called with the new number, or null, on commit. */
  onCommit: (value: number | null) => void;
  /** Called when the typed text becomes invalid or valid. Must be stable between renders. */
  onUnreadable?: (isUnreadable: boolean) => void;
}

/** Commits on blur or Enter, since a half-typed number is a different one. */
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
