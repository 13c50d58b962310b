import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import { formatValue } from '../columns/formatValue.ts';
import { dayText, isNumber, listOf } from '../engine/valueReading.ts';
import { readDay, readOptions, readRange, readText } from './columnFilters.ts';

/** The option of a filter for rows without a value. */
export const blankLabel = '(blank)';

/** More options than this are counted and not named. */
const namedOptions = 2;

/**
 * A filter in words, as its chip shows it: "City: Austin, TX", "Premium: 1,000 to 5,000".
 * @param sample A value of the column, which tells what the column holds.
 */
export function filterWords<TRow>(column: ColumnDef<TRow>, type: FilterType, value: unknown, sample?: unknown): string {
  // What a rule of one's own compares with may have several parts.
  const parts: unknown = Object(value);
  const shown = Object.getPrototypeOf(parts) === Object.prototype ? Object.values(parts as object) : value;
  return `${column.header}: ${valueWords(column, type, value, sample) || formatValue(shown)}`;
}

/** Nothing for a value that the type of filter cannot read. */
function valueWords<TRow>(column: ColumnDef<TRow>, type: FilterType, value: unknown, sample: unknown): string | null {
  switch (type) {
    case 'select':
      return optionWords(readOptions(value).map((option) => optionLabel(column, option, sample)));
    case 'date':
      return readDay(value);
    case 'number': {
      const { min, max } = readRange(value);
      const words = column.format ?? formatValue;
      if (min !== null && max !== null) return min === max ? words(min) : `${words(min)} to ${words(max)}`;
      if (min !== null) return `at least ${words(min)}`;
      return max === null ? null : `at most ${words(max)}`;
    }
    case 'text': {
      const text = readText(value);
      return text && `“${text}”`;
    }
  }
}

function optionWords(labels: readonly string[]): string {
  if (labels.length <= namedOptions) return labels.join(' or ');
  return `${labels[0]} and ${labels.length - 1} more`;
}

/** What a person reads for an option's value: as cells show it, whatever rows are compared with. */
export function optionLabel<TRow>(column: ColumnDef<TRow>, value: string, sample?: unknown): string {
  if (value === '') return blankLabel;
  const known = column.options?.find((option) => option.value.toLowerCase() === value.toLowerCase());
  if (known) return known.label;
  if (column.searchText) return value;
  // A format words a whole cell: of a list only chips are worded one by one.
  const list = listOf(sample);
  const format = (!list || column.type === 'chip' ? column.format : undefined) ?? formatValue;
  return format(valueOfText(value, list ? list[0] : sample, column));
}

/** The value that a text was made of, as far as another value of the column tells its type. */
function valueOfText<TRow>(text: string, sample: unknown, { timeZone }: ColumnDef<TRow>): unknown {
  if (typeof sample === 'boolean') return text.toLowerCase() === 'true';
  if (isNumber(sample) && String(Number(text)) === text) return Number(text);
  const date = sample instanceof Date ? new Date(timeZone === 'local' ? `${text}T00:00` : text) : null;
  return date && dayText(date) !== null ? date : text;
}
