import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import { columnText } from '../columns/columnText.ts';
import { dayText, isNumber, listOf } from '../engine/valueReading.ts';
import { dateText } from '../texts/dateText.ts';
import type { TableWords } from '../texts/useTableWords.ts';
import { readDay, readOptions, readRange, readText } from './columnFilters.ts';

/** Max number of options named in a chip. */
const namedOptions = 2;

/**
 * Returns the text of a filter's chip: "City: Austin, TX", "Premium: 1,000 to 5,000".
 * @param sample A sample value, which determines the column's data type.
 */
export function filterWords<TRow>(
  column: ColumnDef<TRow>,
  type: FilterType,
  value: unknown,
  words: TableWords,
  sample?: unknown,
): string {
  // Values of custom filters may have several parts.
  const parts: unknown = Object(value);
  const shown = Object.getPrototypeOf(parts) === Object.prototype ? Object.values(parts as object) : value;
  return words.texts.filter.chip(column.header, valueWords(column, type, value, words, sample) || words.format(shown));
}

/** Returns the text of a filter value; empty if the filter type cannot read it. */
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
      return shownDate(readDay(value) ?? '', words);
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

/** Returns the label of an option, formatted like the cells. */
export function optionLabel<TRow>(column: ColumnDef<TRow>, value: string, words: TableWords, sample?: unknown): string {
  if (value === '') return words.texts.blank;
  const known = column.options?.find((option) => option.value.toLowerCase() === value.toLowerCase());
  if (known) return known.label;
  if (column.searchText) return value;
  // `format` takes the whole cell value; only chips format list items one by one.
  const list = listOf(sample);
  const format = !list || column.type === 'chip' ? column.format : undefined;
  const one = list ? list[0] : sample;
  if (!format && one instanceof Date) return shownDate(value, words) ?? value;
  return (format ?? words.format)(valueOfText(value, one, column));
}

/** Returns an ISO day, with or without a time, in the form of the locale; null for other texts. */
function shownDate(text: string, { locale }: TableWords): string | null {
  const [day = '', time] = text.split(' ');
  return dateText(new Date(`${day}T${time ?? '00:00'}Z`), locale, time !== undefined);
}

/** Parses a text to the type of a sample value. */
function valueOfText<TRow>(text: string, sample: unknown, { timeZone }: ColumnDef<TRow>): unknown {
  if (typeof sample === 'boolean') return text.toLowerCase() === 'true';
  if (isNumber(sample) && String(Number(text)) === text) return Number(text);
  const date = sample instanceof Date ? new Date(timeZone === 'local' ? `${text}T00:00` : text) : null;
  return date && dayText(date) !== null ? date : text;
}
