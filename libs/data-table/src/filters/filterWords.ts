import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import { columnText } from '../columns/columnText.ts';
import { dayText, isNumber, listOf } from '../engine/valueReading.ts';
import type { TableWords } from '../texts/useTableWords.ts';
import { readDay, readOptions, readRange, readText } from './columnFilters.ts';

/** More options than this are counted and not named. */
const namedOptions = 2;

/**
 * A filter in words, as its chip shows it: "City: Austin, TX", "Premium: 1,000 to 5,000".
 * @param sample A value of the column, which tells what the column holds.
 */
export function filterWords<TRow>(
  column: ColumnDef<TRow>,
  type: FilterType,
  value: unknown,
  words: TableWords,
  sample?: unknown,
): string {
  // What a rule of one's own compares with may have several parts.
  const parts: unknown = Object(value);
  const shown = Object.getPrototypeOf(parts) === Object.prototype ? Object.values(parts as object) : value;
  return words.texts.filter.chip(column.header, valueWords(column, type, value, words, sample) || words.format(shown));
}

/** Nothing for a value that the type of filter cannot read. */
function valueWords<TRow>(
  column: ColumnDef<TRow>,
  type: FilterType,
  value: unknown,
  words: TableWords,
  sample: unknown,
): string | null {
  const { filter } = words.texts;
  switch (type) {
    case 'select':
      return optionWords(
        readOptions(value).map((option) => optionLabel(column, option, words, sample)),
        words,
      );
    case 'date':
      return readDay(value);
    case 'number': {
      const { min, max } = readRange(value);
      const text = columnText(column);
      if (min !== null && max !== null) return min === max ? text(min) : filter.between(text(min), text(max));
      if (min !== null) return filter.from(text(min));
      return max === null ? null : filter.upTo(text(max));
    }
    case 'text': {
      const text = readText(value);
      return text && filter.text(text);
    }
  }
}

function optionWords(labels: readonly string[], { texts }: TableWords): string {
  const [first = '', second] = labels;
  if (labels.length > namedOptions) return texts.filter.andMore(first, labels.length - 1);
  return second === undefined ? first : texts.filter.or(first, second);
}

/** What a person reads for an option's value: as cells show it, whatever rows are compared with. */
export function optionLabel<TRow>(column: ColumnDef<TRow>, value: string, words: TableWords, sample?: unknown): string {
  if (value === '') return words.texts.blank;
  const known = column.options?.find((option) => option.value.toLowerCase() === value.toLowerCase());
  if (known) return known.label;
  if (column.searchText) return value;
  // A format words a whole cell: of a list only chips are worded one by one.
  const list = listOf(sample);
  const format = (!list || column.type === 'chip' ? column.format : undefined) ?? words.format;
  return format(valueOfText(value, list ? list[0] : sample, column));
}

/** The value that a text was made of, as far as another value of the column tells its type. */
function valueOfText<TRow>(text: string, sample: unknown, { timeZone }: ColumnDef<TRow>): unknown {
  if (typeof sample === 'boolean') return text.toLowerCase() === 'true';
  if (isNumber(sample) && String(Number(text)) === text) return Number(text);
  const date = sample instanceof Date ? new Date(timeZone === 'local' ? `${text}T00:00` : text) : null;
  return date && dayText(date) !== null ? date : text;
}
