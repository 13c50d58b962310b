import type { NumberRange } from '@agency-insights/insights-api/contract';
import { pageTag, pageWords } from '../pages/pageWords.ts';

/** Unit of numbers: dollars, or a count. */
export type AmountUnit = 'dollars' | 'count';

const dollars = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
const formats = {
  dollars: { ...dollars, maximumFractionDigits: 12 },
  count: { maximumFractionDigits: 12 },
  // German has no short form of thousands, and would write them without a separator.
  short: { ...dollars, notation: 'compact', maximumFractionDigits: 1, useGrouping: true },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** From this amount, as on the pages, a round lower end reads "over", although it is included. */
const roundSumFrom = 100_000;

/**
 * Describes a range as the pages' chips do, in the language of the export: `over $1M`, `at most 1,200`, `$1K to $5K`.
 * Dollars are shortened only without loss: `$1,000 to $1,778`. An excluded end reads
 * `> $0` or `< $100`.
 */
export function describeAmounts({ min, max, minOpen, maxOpen }: NumberRange, unit: AmountUnit): string {
  const isShort = unit === 'dollars' && [min, max].every((end) => end === null || isRound(end));
  const written = new Intl.NumberFormat(pageTag(), formats[isShort ? 'short' : unit]);
  const format = (end: number) => written.format(end);
  if (min !== null && min === max) return format(min);
  if (min === 0 && max === null && !minOpen) return pageWords('{amount} or more', { amount: format(min) });
  const isRoundSum = isShort && min !== null && Math.abs(min) >= roundSumFrom;
  const from = min === null ? null : lowerEnd(format(min), minOpen, isRoundSum);
  const to = max === null ? null : upperEnd(format(max), maxOpen);
  if (from === null || to === null) return from ?? to ?? pageWords('any');
  if (minOpen || maxOpen) return pageWords('{from} and {to}', { from, to });
  return pageWords('{from} to {to}', { from: format(min ?? 0), to: format(max ?? 0) });
}

function lowerEnd(amount: string, isOpen: boolean, isRoundSum: boolean): string {
  if (isOpen) return `> ${amount}`;
  return isRoundSum ? pageWords('over {amount}', { amount }) : pageWords('at least {amount}', { amount });
}

function upperEnd(amount: string, isOpen: boolean): string {
  return isOpen ? `< ${amount}` : pageWords('at most {amount}', { amount });
}

/** Whether dollars are exact with one decimal of thousands, millions, billions or trillions. */
function isRound(value: number): boolean {
  const size = Math.abs(value);
  const scale = [1e12, 1e9, 1e6, 1e3].find((one) => size >= one);
  return scale === undefined ? Number.isInteger(size) : size % (scale / 10) === 0;
}
