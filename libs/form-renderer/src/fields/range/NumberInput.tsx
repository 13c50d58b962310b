'use client';
import { Input, parseNumber } from '@agency-insights/ui-kit';
import type { InputProps } from '@agency-insights/ui-kit';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useStore } from '../../form/formHooks.ts';
import { useFormContext } from '../../renderer/FormContext.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import { fieldName } from '../../schema/walkFields.ts';
import { formatExactly, withoutCurrency } from '../../summary/formatAmount.ts';
import { useFormWords } from '../../texts/useFormWords.ts';

/** Props of `NumberInput`; all others are passed to its `Input`. */
export interface NumberInputProps extends Omit<InputProps, 'value' | 'onValueChange' | 'defaultValue'> {
  /** The number, null for none. */
  value: number | null;
  /** Its field, whose unit formats the number while not editing. */
  field: FieldSchema;
  /** Called with the new number, or null, on commit. */
  onCommit: (value: number | null) => void;
}

/** Commits on blur or Enter, since a half-typed number is a different one; then it also announces what is no number. */
export function NumberInput({ value, field, onCommit, error, ...rest }: NumberInputProps): ReactElement {
  const [draft, setDraft] = useState<{ text: string; over: number | null; restarts: number } | null>(null);
  const { form, refuse } = useFormContext();
  const { texts, locale } = useFormWords();
  const restarts = useStore(form.subscribe, form.getRestarts);
  // A number that was set elsewhere, by a drag or by an undo, replaces what is typed, and so does a cleared form.
  const typed = draft?.over === value && draft.restarts === restarts ? draft.text : null;
  const unit = field.summary?.unit ?? 'number';
  const read = (text: string) => parseNumber(withoutCurrency(text, unit, locale), locale);
  const isWrong = typed !== null && read(typed) === undefined;
  useEffect(() => {
    if (!isWrong) return;
    form.markUnreadable(field.id, true);
    return () => form.markUnreadable(field.id, false);
  }, [isWrong, form, field.id]);
  const commit = () => {
    if (typed === null) return;
    const number = read(typed);
    if (number === undefined) return refuse(`${fieldName(field)}: ${texts.notANumber}`);
    setDraft(null);
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
      onValueChange={(text) => setDraft({ text, over: value, restarts })}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  );
}
