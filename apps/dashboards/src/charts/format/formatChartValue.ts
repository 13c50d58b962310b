import { ofLanguage, shownTag, t } from '../../language/texts.ts';

/**
 * How a number reads: `cents` as dollars, `count` as a whole number, `ratio` as a percentage (0.861 is 86.1%), `growth` as
 * a percentage with its sign (0.014 is +1.4%) and `points` as a difference of percentages (0.014 is +1.4 points).
 */
export type ValueFormat = 'cents' | 'count' | 'ratio' | 'growth' | 'points';

/** Joins a minus sign to the dollar sign after it: browsers break a line between the two. */
const wordJoiner = '\u2060';

/** Writes with a minus sign, which is as wide as a plus sign and a digit. */
const writer = (options: Intl.NumberFormatOptions) =>
  ofLanguage((tag) => {
    const { format } = new Intl.NumberFormat(tag, options);
    return (value: number) => format(value).replace('-', '−').replace('−$', `−${wordJoiner}$$`);
  });
const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };
const signed: Intl.NumberFormatOptions = { signDisplay: 'exceptZero' };
const shortMoney: Intl.NumberFormatOptions = {
  ...money,
  notation: 'compact',
  // German has no short form of thousands, and would write them without a separator, to the tenth of a dollar.
  useGrouping: true,
  maximumSignificantDigits: 4,
  roundingPriority: 'lessPrecision',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
};
const wholeDollars = writer({ ...money, maximumFractionDigits: 0 });
const signedDollars = writer({ ...money, ...signed, maximumFractionDigits: 0 });
const columnDollars = writer({ ...shortMoney, minimumFractionDigits: 1 });
/** Whether an amount has a short form: German has none of thousands, where a decimal would be a tenth of a dollar. */
const hasShortForm = ofLanguage((tag) => {
  const format = new Intl.NumberFormat(tag, shortMoney);
  return (value: number) => format.formatToParts(value).some(({ type }) => type === 'compact');
});
const dollarRange = ofLanguage((tag) => new Intl.NumberFormat(tag, shortMoney));
const counts = writer({ maximumFractionDigits: 0 });
const percent = (digits: number): Intl.NumberFormatOptions => ({
  style: 'percent',
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});
const percents = writer(percent(1));
const growths = writer({ ...signed, ...percent(1) });
const finePercents = writer(percent(2));
const fineGrowths = writer({ ...signed, ...percent(2) });
const points = writer({ ...signed, minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats in short, of one sign: that of a negative number alone, or both. */
const shortOf = (sign: Intl.NumberFormatOptions) => ({
  dollars: writer({ ...shortMoney, ...sign }),
  counts: writer({ maximumFractionDigits: 0, ...sign }),
  manyCounts: writer({ notation: 'compact', maximumFractionDigits: 1, ...sign }),
  percents: writer({ style: 'percent', maximumFractionDigits: 1, ...sign }),
  points: writer({ maximumFractionDigits: 1, ...signed }),
});
const short = shortOf({});
const shortSigned = shortOf(signed);

// Without the addition a value that rounds to nothing would read "−0".
const withoutMinusZero = (value: number) => value + 0;

/** Returns a value in full, for tables, tooltips and announcements: `$8,120,450`, `86.1%`, `+1.4 points`. */
export function formatChartValue(value: number, format: ValueFormat): string {
  if (format === 'cents') return wholeDollars()(withoutMinusZero(Math.round(value / 100)));
  if (format === 'ratio') return percents()(withoutMinusZero(Math.round(value * 1000) / 1000));
  if (format === 'growth') return formatGrowth(value);
  if (format === 'points')
    return t('{value} points', { value: points()(withoutMinusZero(Math.round(value * 1000) / 10)) });
  return counts()(withoutMinusZero(Math.round(value)));
}

/** Returns a value in short, for axes and labels inside a chart: `$8.1M`, `8.1K`, `86.1%`, `+1.4`. */
export function formatShortValue(value: number, format: ValueFormat): string {
  return writeShort(value, format, short);
}

/** Returns a value in short, with the same decimals as the others of its column: `$22.0M`, `82.0%`. */
export function formatColumnValue(value: number, format: ValueFormat): string {
  if (format === 'ratio' || format === 'growth') return formatChartValue(value, format);
  if (format === 'cents' && Math.abs(value) >= 100_000 && hasShortForm()(value / 100))
    return columnDollars()(withoutMinusZero(Math.round(value) / 100));
  return formatShortValue(value, format);
}

/** Returns a value with its sign, in short: `+$5.1M`, `−0.4%`, `0`. */
export function formatSignedValue(value: number, format: ValueFormat): string {
  return writeShort(value, format, shortSigned);
}

/** Returns an amount of cents with its sign, in whole dollars: `+$5,120,450`. */
export function formatSignedDollars(value: number): string {
  return signedDollars()(withoutMinusZero(Math.round(value / 100)));
}

/** Returns a growth with its sign, with the same decimals as the others of its column: `+9.8%`. */
export function formatGrowth(value: number): string {
  return growths()(withoutMinusZero(Math.round(value * 1000) / 1000));
}

/** Returns a percentage with one digit more, to tell it from another that reads alike: `85.14%`, `+8.52%`. */
export function formatFinePercent(value: number, format: 'ratio' | 'growth'): string {
  return (format === 'ratio' ? finePercents : fineGrowths)()(value);
}

/** Returns a difference of percentages, with the same decimals as the others of its column: `+1.0 pt`. */
export function formatPoints(value: number): string {
  return t('{value} pt', { value: points()(withoutMinusZero(Math.round(value * 1000) / 10)) });
}

/** Returns a range of cents in short, as short as the language can: `2,5–25 Mio. $`. */
export function formatDollarRange(fromCents: number, toCents: number): string {
  if (shownTag().startsWith('en-')) return [fromCents, toCents].map((end) => formatShortValue(end, 'cents')).join('–');
  // Spanish has a hyphen there.
  return dollarRange()
    .formatRange(fromCents / 100, toCents / 100)
    .replace('-', '–');
}

function writeShort(value: number, format: ValueFormat, formats: typeof short): string {
  if (format === 'cents') return formats.dollars()(withoutMinusZero(Math.round(value) / 100));
  if (format === 'ratio' || format === 'growth') {
    const { percents: write } = format === 'growth' ? shortSigned : formats;
    return write()(withoutMinusZero(Math.round(value * 1000) / 1000));
  }
  if (format === 'points') return formats.points()(withoutMinusZero(Math.round(value * 1000) / 10));
  return Math.abs(value) < 10_000 ? formats.counts()(withoutMinusZero(value)) : formats.manyCounts()(value);
}
