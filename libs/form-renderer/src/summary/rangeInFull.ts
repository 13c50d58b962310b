import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { ReadRange } from '../values/readRange.ts';
import type { FormWords } from '../texts/formWords.ts';
import { formatExactly } from './formatAmount.ts';

/** A field's range with every digit, where no chip is short of room and no sentence is read: `50 to 300`, `$1,250,000 to any`. */
export function rangeInFull(
  { summary }: FieldSchema,
  { min, max, label }: ReadRange,
  { texts, locale }: FormWords,
): string {
  const text = (end: number | null, word: string | undefined) =>
    end === null ? texts.value.any : (word ?? formatExactly(end, summary?.unit ?? 'number', locale));
  return texts.value.between(text(min, label?.min), text(max, label?.max));
}
