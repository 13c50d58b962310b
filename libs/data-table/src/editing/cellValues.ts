import { isMissing, isNumber, plainText } from '../engine/valueReading.ts';
import type { TableExtrasTexts } from '../texts/TableExtrasTexts.types.ts';
import type { CellEditor } from './cellEditing.types.ts';

/** Returns a value as the field of a cell shows it. */
export function fieldText({ text }: CellEditor, value: unknown): string {
  return text ? text(value) : plainText(value);
}

/** Returns the value of what was typed: as the editor says, else of the kind of the value before. */
export function parsedText({ parse }: CellEditor, text: string, before: unknown): unknown {
  if (parse) return parse(text);
  const typed = text.trim();
  if (typed === '') return null;
  // Separators of thousands may be typed along.
  return isNumber(before) ? Number(typed.replaceAll(',', '')) : typed;
}

/** Returns what is wrong with a value; null where nothing is. */
export function valueFault(
  { validate }: CellEditor,
  value: unknown,
  { notANumber }: Pick<TableExtrasTexts, 'notANumber'>,
  valueOf: (columnId: string) => unknown,
): string | null {
  if (typeof value === 'number' && isMissing(value)) return notANumber;
  return validate?.(value, { valueOf }) ?? null;
}
