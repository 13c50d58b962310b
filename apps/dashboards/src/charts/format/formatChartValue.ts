/**
 * How a number reads: `cents` as dollars, `count` as a whole number, `ratio` as a percentage (0.861 is 86.1%) and
 * `points` as a difference of percentages (0.014 is +1.4 points).
 */
export type ValueFormat = 'cents' | 'count' | 'ratio' | 'points';

/** Joins a minus sign to the dollar sign after it: browsers break a line between the two. */
const wordJoiner = '\u2060';

/** Writes with a minus sign, which is as wide as a plus sign and a digit. */
const english = (options: Intl.NumberFormatOptions) => {
  const { format } = new Intl.NumberFormat('en-US', options);
  return { format: (value: number) => format(value).replace('-', '−').replace('−$', `−${wordJoiner}$$`) };
};
const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };
const wholeDollars = english({ ...money, maximumFractionDigits: 0 });
const shortDollars = english({ ...money, notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });
const columnDollars = english({ ...money, notation: 'compact', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const counts = english({ maximumFractionDigits: 0 });
const shortCounts = english({ notation: 'compact', maximumFractionDigits: 1 });
const percents = english({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const shortPercents = english({ style: 'percent', maximumFractionDigits: 1 });
const points = english({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const shortPoints = english({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });

// Without the addition a value that rounds to nothing would read "−0".
const withoutMinusZero = (value: number) => value + 0;

/** Returns a value in full, for tables, tooltips and announcements: `$8,120,450`, `86.1%`, `+1.4 points`. */
export function formatChartValue(value: number, format: ValueFormat): string {
  if (format === 'cents') return wholeDollars.format(withoutMinusZero(Math.round(value / 100)));
  if (format === 'ratio') return percents.format(withoutMinusZero(Math.round(value * 1000) / 1000));
  if (format === 'points') return `${points.format(withoutMinusZero(Math.round(value * 1000) / 10))} points`;
  return counts.format(withoutMinusZero(Math.round(value)));
}

/** Returns a value in short, for axes and labels inside a chart: `$8.1M`, `8.1K`, `86.1%`, `+1.4`. */
export function formatShortValue(value: number, format: ValueFormat): string {
  if (format === 'cents') return shortDollars.format(withoutMinusZero(Math.round(value) / 100));
  if (format === 'ratio') return shortPercents.format(withoutMinusZero(Math.round(value * 1000) / 1000));
  if (format === 'points') return shortPoints.format(withoutMinusZero(Math.round(value * 1000) / 10));
  return Math.abs(value) < 10_000 ? counts.format(withoutMinusZero(value)) : shortCounts.format(value);
}

/** Returns a value in short, with the same decimals as the others of its column: `$22.0M`, `82.0%`. */
export function formatColumnValue(value: number, format: ValueFormat): string {
  if (format === 'ratio') return formatChartValue(value, format);
  if (format === 'cents' && Math.abs(value) >= 100_000)
    return columnDollars.format(withoutMinusZero(Math.round(value) / 100));
  return formatShortValue(value, format);
}

/** Returns a value with its sign, in short: `+$5.1M`, `−0.4%`, `0`. */
export function formatSignedValue(value: number, format: ValueFormat): string {
  const text = formatShortValue(value, format);
  return value > 0 && !/^[+]|^\$?0%?$/.test(text) ? `+${text}` : text;
}
