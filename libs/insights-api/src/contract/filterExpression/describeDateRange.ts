import type { DateRangeTerm } from './DateExpression.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * A range of days in a few words, the same on screen, in print and in files: `last 12 complete months`, `this month`, `today`,
 * `Jan 1, 2025 to Dec 31, 2025`, `from Jan 1, 2025`.
 */
export function describeDateRange(term: DateRangeTerm): string {
  if (term.kind === 'relative') return describeRelative(term);
  const { from, to } = term;
  if (from !== null && to !== null) return from === to ? day(from) : `${day(from)} to ${day(to)}`;
  return from !== null ? `from ${day(from)}` : to !== null ? `until ${day(to)}` : 'any date';
}

function describeRelative({ unit, ago, count }: Extract<DateRangeTerm, { kind: 'relative' }>): string {
  const units = (number: number) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  const present = unit === 'day' ? 'today' : `this ${unit}`;
  if (ago === 0) return count === 1 ? present : `${units(count)} from ${present}`;
  if (ago === count) return count === 1 ? `last complete ${unit}` : `last ${count} complete ${unit}s`;
  return `${units(count)} from ${units(ago)} ago`;
}

function day(iso: string): string {
  return dayFormat.format(new Date(`${iso}T00:00:00Z`));
}
