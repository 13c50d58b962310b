import { optionLabel, optionValue, parseNumber, typedNumber, type Option } from '@agency-insights/ui-kit';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { dayOf, inLocalTime, isMissing, isNumber, plainText } from '../engine/valueReading.ts';
import type { TableExtrasTexts } from '../texts/TableExtrasTexts.types.ts';
import { dateText } from '../texts/dateText.ts';
import type { ValueEditor } from './cellEditing.types.ts';
import { parseDay } from './parseDay.ts';

/** A cell whose value is edited. */
export interface EditedCell {
  editor: ValueEditor;
  /** The key of the source that is written. */
  key: string;
  definition: ColumnDef<never>;
  /** Index of the row in the source. */
  rowIndex: number;
  /** The value before the edit. */
  before: unknown;
  /** A value of the column, which determines its data type; undefined if none is known. */
  sample: unknown;
  /** The locale of numbers and dates. */
  locale: string;
  /** Formats a boolean as the cell does. */
  textOf: (value: boolean) => string;
  /** Returns the value of a column in the cell's row. */
  valueOf: (columnId: string) => unknown;
}

/** Whether a cell holds true or false, and is toggled instead of typed in. */
export function isBoolean({ editor, sample }: EditedCell): boolean {
  return typeof sample === 'boolean' && !editor.parse;
}

/**
 * Returns the value of a cell as its field shows it: a number without separators of thousands, in the form of the
 * locale; the day of a date as the cell shows it.
 */
export function fieldText({ editor, before, definition, locale }: EditedCell): string {
  const { timeZone } = definition;
  if (editor.text) return editor.text(before);
  const choice = editor.choices?.find((option) => optionValue(option) === before);
  if (choice !== undefined) return optionLabel(choice);
  if (typeof before === 'number' && !isMissing(before)) return typedNumber(before, locale);
  if (before instanceof Date) return dateText(timeZone === 'local' ? inLocalTime(before) : before, locale) ?? '';
  return plainText(before);
}

/**
 * Parses typed or pasted text with the editor's `parse`, or to the type of the column's values: `1.500` is 1500 in
 * German. A date keeps the time of the value before. A boolean is typed as its cell shows it, or as true or false, and a
 * choice by its label or value.
 *
 * @returns NaN or an invalid date for a text that is no number or no date; the text if it is no boolean or no choice.
 */
export function parsedText(cell: EditedCell, text: string): unknown {
  const { editor, before, sample, locale } = cell;
  const { timeZone } = cell.definition;
  if (editor.parse) return editor.parse(text);
  const typed = text.trim();
  if (typed === '') return null;
  const isTyped = (word: string) => word.toLowerCase() === typed.toLowerCase();
  if (editor.choices) {
    const choice = editor.choices.find((option) => isTyped(optionLabel(option)) || isTyped(optionValue(option)));
    return choice === undefined ? typed : optionValue(choice) || null;
  }
  if (isBoolean(cell)) {
    return [true, false].find((value) => [String(value), cell.textOf(value)].some(isTyped)) ?? typed;
  }
  if (isNumber(sample)) return parseNumber(typed, locale) ?? NaN;
  if (!(sample instanceof Date)) return typed;
  const shown = timeZone === 'local' ? inLocalTime(before) : before;
  const timeOfDay = shown instanceof Date ? shown.getTime() - dayOf(shown) || 0 : 0;
  const date = new Date(parseDay(typed, locale) + timeOfDay);
  return timeZone === 'local' ? fromLocalTime(date) : date;
}

/** Returns the local date with the same fields as a date in UTC. */
function fromLocalTime(date: Date): Date {
  const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  local.setFullYear(date.getUTCFullYear());
  local.setHours(date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), date.getUTCMilliseconds());
  return local;
}

/** Returns the validation message of a value; null if it is valid. */
export function valueFault(
  cell: EditedCell,
  value: unknown,
  { notANumber, notADate, notAChoice }: Pick<TableExtrasTexts, 'notANumber' | 'notADate' | 'notAChoice'>,
): string | null {
  const { choices, parse, validate } = cell.editor;
  if (typeof value === 'number' && isMissing(value)) return notANumber;
  if (value instanceof Date && Number.isNaN(value.getTime())) return notADate;
  if (isBoolean(cell) && typeof value === 'string') return `${cell.textOf(true)} / ${cell.textOf(false)}`;
  if (choices && !parse && value !== null && !choices.some((option) => isChoosable(option, value))) return notAChoice;
  return validate?.(value, { valueOf: cell.valueOf }) ?? null;
}

function isChoosable(option: Option, value: unknown): boolean {
  return optionValue(option) === value && (typeof option === 'string' || !option.disabled);
}
