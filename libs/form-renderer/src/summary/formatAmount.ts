import type { CurrencyUnit, NumberUnit } from '../schema/FieldSchema.ts';

/** From here on money is written with one decimal of thousands, millions, …; below it is written in full. */
const compactFrom = 100_000;

/** So many that no fraction reads as another number, and the last digits that adding fractions leaves behind are not read. */
const maximumFractionDigits = 12;

type Format = 'exact' | 'compact';

const formats: Record<string, Intl.NumberFormat> = {};

function styleOf(unit: NumberUnit, format: Format): Intl.NumberFormatOptions {
  if (unit === 'percent') return { style: 'unit', unit, maximumFractionDigits };
  if (!isCurrency(unit)) return { maximumFractionDigits };
  const money = { style: 'currency', currency: unit, trailingZeroDisplay: 'stripIfInteger' } as const;
  return format === 'exact'
    ? { ...money, maximumFractionDigits }
    : { ...money, notation: 'compact', maximumFractionDigits: 1 };
}

function formatOf(unit: NumberUnit, format: Format, locale: string): Intl.NumberFormat {
  return (formats[`${unit} ${format} ${locale}`] ??= new Intl.NumberFormat(locale, styleOf(unit, format)));
}

function isCurrency(unit: NumberUnit): unit is CurrencyUnit {
  return unit !== 'number' && unit !== 'percent';
}

/** Removes the currency as it is written in a locale, such as `CHF`, so that the number can be parsed. */
export function withoutCurrency(text: string, unit: NumberUnit, locale: string): string {
  return text.replace(formatExactly(0, unit, locale).replace(/[\d\s]/g, ''), '');
}

/**
 * A number in its unit: `$1,778`, `€0.50`, `$56.2M`, `1,250`, `12%`. Percentages are given as they are read, 12 for 12 %.
 * @param locale BCP 47 tag of language and region. Default "en-US".
 */
export function formatAmount(value: number, unit: NumberUnit, locale = 'en-US'): string {
  return formatOf(unit, Math.abs(value) < compactFrom ? 'exact' : 'compact', locale).format(value);
}

/** A number in its unit with every digit: `$1,250,000`. */
export function formatExactly(value: number, unit: NumberUnit, locale = 'en-US'): string {
  return formatOf(unit, 'exact', locale).format(value);
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
function formatShortly(value: number, unit: NumberUnit, locale = 'en-US'): string {
  return formatOf(unit, 'compact', locale).format(value);
}

/** Whether money loses nothing by being written with at most one decimal of thousands, millions, billions or trillions. */
function isRound(value: number): boolean {
  const size = Math.abs(value);
  const scale = [1e12, 1e9, 1e6, 1e3].find((one) => size >= one);
  return scale === undefined ? Number.isInteger(size) : size % (scale / 10) === 0;
}

/** Whether a number of this unit is written shortened but loses nothing by it: `$1M`, `$2.5M`, but not 1,250,000. */
export function isRoundAmount(value: number, unit: NumberUnit): boolean {
  return isCurrency(unit) && Math.abs(value) >= compactFrom && isRound(value);
}
