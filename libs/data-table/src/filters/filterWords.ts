import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import { formatValue } from '../columns/formatValue.ts';
import { readDay, readOptions, readRange, readText } from './columnFilters.ts';

/** What stands for rows without a value among the options of a filter. */
export const blankLabel = '(blank)';

/** More options than this are counted and not named. */
const namedOptions = 2;

/** A filter in words, as its chip shows it: "City: Austin, TX", "Premium: 1,000 to 5,000". */
export function filterWords<TRow>(column: ColumnDef<TRow>, type: FilterType, value: unknown): string {
  return `${column.header}: ${valueWords(column, type, value)}`;
}

function valueWords<TRow>(column: ColumnDef<TRow>, type: FilterType, value: unknown): string {
  switch (type) {
    case 'select':
      return optionWords(column, readOptions(value));
    case 'date':
      return readDay(value) ?? formatValue(value);
    case 'number': {
      const { min, max } = readRange(value);
      const words = (bound: number) => (column.format ? column.format(bound) : formatValue(bound));
      if (min !== null && max !== null) return min === max ? words(min) : `${words(min)} to ${words(max)}`;
      if (min !== null) return `at least ${words(min)}`;
      return max === null ? formatValue(value) : `at most ${words(max)}`;
    }
    case 'text': {
      const text = readText(value);
      return text === '' ? formatValue(value) : `“${text}”`;
    }
  }
}

function optionWords<TRow>(column: ColumnDef<TRow>, values: readonly string[]): string {
  const labels = values.map((value) => optionLabel(column, value));
  if (labels.length <= namedOptions) return labels.join(' or ');
  return `${labels.slice(0, 1).join('')} and ${labels.length - 1} more`;
}

/** What a person reads for an option's value. */
export function optionLabel<TRow>(column: ColumnDef<TRow>, value: string): string {
  if (value === '') return blankLabel;
  const known = column.filterOptions?.find((option) => option.value.toLowerCase() === value.toLowerCase());
  return known?.label ?? value;
}
