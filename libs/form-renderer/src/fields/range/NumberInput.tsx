'use client';
import { Input, parseNumber } from '@agency-insights/ui-kit';
import type { InputProps } from '@agency-insights/ui-kit';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useFormContext } from '../../renderer/FormContext.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import { fieldName } from '../../schema/walkFields.ts';
import { formatExactly } from '../../summary/formatAmount.ts';
import { useFormWords } from '../../texts/useFormWords.ts';

/** Props of `NumberInput`; all others are passed to its `Input`. */
export interface NumberInputProps extends Omit<InputProps, 'value' | 'onValueChange' | 'defaultValue'> {
  /** The number, null for none. */
  value: number | null;
  /** Its field, whose unit formats the number while not editing. */
  field: FieldSchema;
  /** Called with the new number, or null, on commit. */
  onCommit: (value: number | null) => void;
  /** Called when the typed text becomes invalid or valid. Must be stable between renders. */
  onUnreadable?: (isUnreadable: boolean) => void;
}

/** Commits on blur or Enter, since a half-typed number is a different one; then it also announces what is no number. */
export function NumberInput({ value, field, onCommit, onUnreadable, error, ...rest }: NumberInputProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const [typedOver, setTypedOver] = useState(value);
  const { refuse } = useFormContext();
  const { texts, locale } = useFormWords();
  // The number was set elsewhere, by a drag or by an undo: what is typed no longer replaces it.
  if (typedOver !== value) {
    setTypedOver(value);
    setTyped(null);
  }
  const isWrong = typed !== null && parseNumber(typed, locale) === undefined;
  useEffect(() => {
    onUnreadable?.(isWrong);
    return () => onUnreadable?.(false);
  }, [isWrong, onUnreadable]);
  const commit = () => {
    if (typed === null) return;
    const number = parseNumber(typed, locale);
    if (number === undefined) return refuse(`${fieldName(field)}: ${texts.notANumber}`);
    setTyped(null);
    if (number !== value) onCommit(number);
  };
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      fullWidth
      value={typed ?? (value === null ? '' : formatExactly(value, field.summary?.unit ?? 'number', locale))}
      error={isWrong ? texts.notANumber : error}
      onValueChange={(text) => setTyped(text)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  );
}
