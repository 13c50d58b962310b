import type { DateExpression, DateRangeTerm } from './DateExpression.ts';

/** Writes a date expression so that parseDateExpression reads the same ranges again. */
export function printDateExpression(expression: DateExpression): string {
  return expression.ranges.map(printDateRange).join(',');
}

/** Writes one range of days: `2025-06-01`, `[2025-01-01,2025-12-31]`, `[2025-01-01,inf)`, `12 months ago for 12 months`. */
export function printDateRange(term: DateRangeTerm): string {
  if (term.kind === 'relative') return `${units(term.ago, term.unit)} ago for ${units(term.count, term.unit)}`;
  if (term.from !== null && term.from === term.to) return term.from;
  return `${term.from === null ? '(-inf' : `[${term.from}`},${term.to === null ? 'inf)' : `${term.to}]`}`;
}

function units(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
