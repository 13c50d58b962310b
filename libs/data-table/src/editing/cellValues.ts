import { parseNumber, typedNumber } from '@agency-insights/ui-kit';
import { isMissing, isNumber, plainText } from '../engine/valueReading.ts';
import type { TableExtrasTexts } from '../texts/TableExtrasTexts.types.ts';
import type { CellEditor } from './cellEditing.types.ts';

/** Returns a value as the field of a cell shows it: a number without separators of thousands, in the form of the locale. */
export function fieldText({ text }: CellEditor, value: unknown, locale: string): string {
  if (text) return text(value);
  return typeof value === 'number' && !isMissing(value) ? typedNumber(value, locale) : plainText(value);
}

/**
 * Parses typed or pasted text with the editor's `parse`, or by the type of the previous value. `1.500` is 1500 in
 * German.
 */
export function parsedText({ parse }: CellEditor, text: string, before: unknown, locale: string): unknown {
  if (parse) return parse(text);
  const typed = text.trim();
  if (typed === '') return null;
  return isNumber(before) ? (parseNumber(typed, locale) ?? NaN) : typed;
}

/** Returns the validation message of a value; null if it is valid. */
export function valueFault(
  { validate }: CellEditor,
  value: unknown,
  { notANumber }: Pick<TableExtrasTexts, 'notANumber'>,
  valueOf: (columnId: string) => unknown,
): string | null {
  if (typeof value === 'number' && isMissing(value)) return notANumber;
  return validate?.(value, { valueOf }) ?? null;
}
