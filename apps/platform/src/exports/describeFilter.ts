import {
  describeDateRange,
  type FilterKey,
  filterLabels,
  type NumberRange,
  parseDateExpression,
  parseNumberExpression,
  parseTextExpression,
  type TextTerm,
} from '@agency-insights/insights-api/contract';

type Form = 'text' | 'dollars' | 'count' | 'date';

const forms: Readonly<Partial<Record<FilterKey, Form>>> = {
  agency_written_premium: 'dollars',
  effective_date: 'date',
  policy_premium: 'dollars',
  policy_count: 'count',
};

/** A filter as a person reads it. */
export interface DescribedFilter {
  label: string;
  value: string;
}

/** Words a filter: label and value. Throws a FilterExpressionError where the expression is none of its kind. */
export function describeFilter(key: FilterKey, expression: string): DescribedFilter {
  return { label: filterLabels[key], value: wording[forms[key] ?? 'text'](expression) };
}

const wording: Record<Form, (expression: string) => string> = {
  text: (expression) => {
    const { include, exclude } = parseTextExpression(expression);
    return joined([...include.map(describeText), ...exclude.map((term) => `not ${describeText(term)}`)]);
  },
  dollars: (expression) => describeNumbers(expression, dollars),
  count: (expression) => describeNumbers(expression, (value) => value.toLocaleString('en-US')),
  date: (expression) => joined(parseDateExpression(expression).ranges.map(describeDateRange)),
};

/** Commas between values, unless a value has one itself: `Austin, TX; Dallas, TX`. */
function joined(values: readonly string[]): string {
  return values.join(values.some((value) => value.includes(',')) ? '; ' : ', ');
}

function describeText({ kind, value }: TextTerm): string {
  switch (kind) {
    case 'exact':
      return value;
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

function describeNumbers(expression: string, format: (value: number) => string): string {
  const { ranges, exclude } = parseNumberExpression(expression);
  const words = [
    ...ranges.map((range) => describeRange(range, format)),
    ...exclude.map((range) => `not ${describeRange(range, format)}`),
  ];
  return words.join('; ');
}

function describeRange({ min, max, minOpen, maxOpen }: NumberRange, format: (value: number) => string): string {
  if (min !== null && min === max) return format(min);
  const from = min === null ? null : minOpen ? `more than ${format(min)}` : `${format(min)} or more`;
  const to = max === null ? null : maxOpen ? `less than ${format(max)}` : `${format(max)} or less`;
  if (from === null || to === null) return from ?? to ?? 'any';
  if (minOpen || maxOpen) return `${from} and ${to}`;
  return `${format(min ?? 0)} to ${format(max ?? 0)}`;
}

function dollars(value: number): string {
  const amount = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${value < 0 ? '-' : ''}$${amount}`;
}
