import {
  describeDateRange,
  filterDefinitions,
  type FilterKey,
  parseDateExpression,
  parseNumberExpression,
  parseTextExpression,
  type TextTerm,
} from '@agency-insights/insights-api/contract';
import { describeAmounts } from './describeAmounts.ts';
import type { FilterNames } from './filterNames.ts';

/** A filter as a person reads it. */
export interface DescribedFilter {
  label: string;
  value: string;
}

/**
 * Words a filter in the words of the pages, with every value that it names. Throws a FilterExpressionError where the
 * expression is none of its kind.
 * @param nameOf What people call the values of filters. Default: what they are in the expression.
 */
export function describeFilter(
  key: FilterKey,
  expression: string,
  nameOf: FilterNames = () => undefined,
): DescribedFilter {
  return { label: filterDefinitions[key].label, value: describeExpression(key, expression, nameOf) };
}

function describeExpression(key: FilterKey, expression: string, nameOf: FilterNames): string {
  const { kind } = filterDefinitions[key];
  if (kind === 'date') return orJoined(parseDateExpression(expression).ranges.map(describeDateRange));
  if (kind === 'text' || kind === 'naics') {
    const { include, exclude } = parseTextExpression(expression);
    return described(include, exclude, (term) => describeText(term, (value) => nameOf(key, value) ?? value));
  }
  const { ranges, exclude } = parseNumberExpression(expression);
  return described(ranges, exclude, (range) => describeAmounts(range, kind));
}

/** What is wanted, and then what is not: `Texas or Oklahoma, not Ohio`. */
function described<T>(include: readonly T[], exclude: readonly T[], word: (one: T) => string): string {
  const wanted = include.length > 0 ? [orJoined(include.map(word))] : [];
  return [...wanted, ...exclude.map((one) => `not ${word(one)}`)].join(', ');
}

/** `Texas, Oklahoma or Ohio`; values that have a comma themselves are parted by semicolons: `Austin, TX; Waco, TX or Tulsa, OK`. */
function orJoined(values: readonly string[]): string {
  const separator = values.some((value) => value.includes(',')) ? '; ' : ', ';
  const first = values.slice(0, -1).join(separator);
  return first === '' ? (values.at(-1) ?? '') : `${first} or ${values.at(-1)}`;
}

function describeText({ kind, value }: TextTerm, nameOf: (value: string) => string): string {
  switch (kind) {
    case 'exact':
      return nameOf(value);
    case 'contains':
      return `contains “${value}”`;
    case 'startsWith':
      return `begins with “${value}”`;
    case 'endsWith':
      return `ends with “${value}”`;
    case 'like':
      return `like “${value}”`;
    case 'empty':
      return '(empty)';
    case 'null':
      return '(no value)';
  }
}
