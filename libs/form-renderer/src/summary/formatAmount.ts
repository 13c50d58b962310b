import type { NumberUnit } from '../schema/FieldSchema.ts';

/** From here on dollars are written with one decimal of thousands, millions, …; below they are written in full. */
const compactFrom = 100_000;

/** So many that no fraction reads as another number, and the last digits that adding fractions leaves behind are not read. */
const maximumFractionDigits = 12;

const dollars = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
const exactDollars = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits });
const compactDollars = new Intl.NumberFormat('en-US', { ...dollars, notation: 'compact', maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits });

/** A number in its unit: `$1,778`, `$0.50`, `$56.2M`, `1,250`, `12%`. Percentages are given as they are read, 12 for 12 %. */
export function formatAmount(value: number, unit: NumberUnit): string {
  if (unit === 'usd') return (Math.abs(value) < compactFrom ? exactDollars : compactDollars).format(value);
  return `${plain.format(value)}${unit === 'percent' ? '%' : ''}`;
}

/** A number in its unit with every digit: `$1,250,000`. */
export function formatExactly(value: number, unit: NumberUnit): string {
  return unit === 'usd' ? exactDollars.format(value) : formatAmount(value, unit);
}

/** Where words stand: chips are short, a sentence is read. */
export type WordingPlace = 'chip' | 'sentence';

/**
 * How the ends of a filter are written, all in one spelling: shortened only where none loses anything by it, `$1K to $5K` on
 * a chip, but `$1,000 to $1,778`, and never 1,250,000 as `$1.3M`, which is another filter.
 */
export function formatFor(ends: readonly (number | null)[], place: WordingPlace): typeof formatAmount {
  if (!ends.every((end) => end === null || isRound(end))) return formatExactly;
  return place === 'chip' ? formatShortly : formatAmount;
}

/** Formats a number with its unit in as few characters as possible: `$1K`. */
function formatShortly(value: number, unit: NumberUnit): string {
  return unit === 'usd' ? compactDollars.format(value) : formatAmount(value, unit);
}

/** Whether dollars lose nothing by being written with at most one decimal of thousands, millions, billions or trillions. */
function isRound(value: number): boolean {
  const size = Math.abs(value);
  const scale = [1e12, 1e9, 1e6, 1e3].find((one) => size >= one);
  return scale === undefined ? Number.isInteger(size) : size % (scale / 10) === 0;
}

/** Whether a number of this unit is written shortened but loses nothing by it: `$1M`, `$2.5M`, but not 1,250,000. */
export function isRoundAmount(value: number, unit: NumberUnit): boolean {
  return unit === 'usd' && Math.abs(value) >= compactFrom && isRound(value);
}
