import {
  dateRangeInWords,
  type DateRangeWords,
  filterDefinitions,
  type FilterKey,
  parseDateExpression,
  parseNumberExpression,
  parseTextExpression,
  type TextTerm,
} from '@agency-insights/insights-api/contract';
import { pageTag, pageWords } from '../pages/pageWords.ts';
import { describeAmounts } from './describeAmounts.ts';
import type { FilterNames } from './filterNames.ts';

/** A filter as readable text. */
export interface DescribedFilter {
  label: string;
  value: string;
}

/**
 * Describes a filter with all its values as the pages do, in the language of the export. Throws a FilterExpressionError
 * for an invalid expression.
 * @param nameOf Names of filter values. Default: the values themselves.
 */
export function describeFilter(
  key: FilterKey,
  expression: string,
  nameOf: FilterNames = () => undefined,
): DescribedFilter {
  return { label: pageWords(filterDefinitions[key].label), value: describeExpression(key, expression, nameOf) };
}

function describeExpression(key: FilterKey, expression: string, nameOf: FilterNames): string {
  const { kind } = filterDefinitions[key];
  if (kind === 'date') {
    const words = dateWords();
    return orJoined(parseDateExpression(expression).ranges.map((range) => dateRangeInWords(range, words)));
  }
  if (kind === 'text' || kind === 'naics') {
    const { include, exclude } = parseTextExpression(expression);
    return described(include, exclude, (term) => describeText(term, (value) => nameOf(key, value) ?? value));
  }
  const { ranges, exclude } = parseNumberExpression(expression);
  return described(ranges, exclude, (range) => describeAmounts(range, kind));
}

/** Describes included and then excluded values: `Texas or Oklahoma, not Ohio`. */
function described<T>(include: readonly T[], exclude: readonly T[], word: (one: T) => string): string {
  const wanted = include.length > 0 ? [orJoined(include.map(word))] : [];
  return [...wanted, ...exclude.map((one) => pageWords('not {value}', { value: word(one) }))].join(', ');
}

/** `Texas, Oklahoma or Ohio`; values with commas are separated by semicolons: `Austin, TX; Waco, TX or Tulsa, OK`. */
function orJoined(values: readonly string[]): string {
  const separator = values.some((value) => value.includes(',')) ? '; ' : ', ';
  const first = values.slice(0, -1).join(separator);
  const last = values.at(-1) ?? '';
  return first === '' ? last : pageWords('{values} or {last}', { values: first, last });
}

function describeText({ kind, value }: TextTerm, nameOf: (value: string) => string): string {
  switch (kind) {
    case 'exact':
      return nameOf(value);
    case 'contains':
      return pageWords('contains “{text}”', { text: value });
    case 'startsWith':
      return pageWords('begins with “{text}”', { text: value });
    case 'endsWith':
      return pageWords('ends with “{text}”', { text: value });
    case 'like':
      return pageWords('like “{text}”', { text: value });
    case 'empty':
      return pageWords('(empty)');
    case 'null':
      return pageWords('(no value)');
  }
}

/** The words and days of date ranges in the language of the export. */
export function dateWords(): DateRangeWords {
  const days = new Intl.DateTimeFormat(pageTag(), { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return { t: pageWords, formatDay: (iso) => days.format(new Date(`${iso}T00:00:00Z`)) };
}
