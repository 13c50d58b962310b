import type { NumberRange } from '@agency-insights/insights-api/contract';

/** What numbers are: an amount of dollars, or a count. */
export type AmountUnit = 'dollars' | 'count';

const dollars = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
const formats = {
  dollars: new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 12 }),
  count: new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 }),
};
const shortDollars = new Intl.NumberFormat('en-US', { ...dollars, notation: 'compact', maximumFractionDigits: 1 });

/** From here on, as on the pages, a lower end that is round reads "over", although it is included. */
const roundSumFrom = 100_000;

/**
 * Words a range as the chips of the pages do: `over $1M`, `at most 1,200`, `$1K to $5K`. Dollars are shortened only where no
 * end loses anything by it: `$1,000 to $1,778`. An end that is not included reads `> $0` or `< $100`.
 */
export function describeAmounts({ min, max, minOpen, maxOpen }: NumberRange, unit: AmountUnit): string {
  const isShort = unit === 'dollars' && [min, max].every((end) => end === null || isRound(end));
  const format = (end: number) => (isShort ? shortDollars : formats[unit]).format(end);
  if (min !== null && min === max) return format(min);
  if (min === 0 && max === null && !minOpen) return `${format(min)} or more`;
  const isRoundSum = isShort && min !== null && Math.abs(min) >= roundSumFrom;
  const from = min === null ? null : `${minOpen ? '>' : isRoundSum ? 'over' : 'at least'} ${format(min)}`;
  const to = max === null ? null : `${maxOpen ? '<' : 'at most'} ${format(max)}`;
  if (from === null || to === null) return from ?? to ?? 'any';
  if (minOpen || maxOpen) return `${from} and ${to}`;
  return `${format(min ?? 0)} to ${format(max ?? 0)}`;
}

/** Whether dollars lose nothing by being written with at most one decimal of thousands, millions, billions or trillions. */
function isRound(value: number): boolean {
  const size = Math.abs(value);
  const scale = [1e12, 1e9, 1e6, 1e3].find((one) => size >= one);
  return scale === undefined ? Number.isInteger(size) : size % (scale / 10) === 0;
}
