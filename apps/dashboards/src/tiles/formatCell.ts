import type { TileColumn, TileColumnKind, TileRow } from '@agency-insights/insights-api/contract';
import {
  formatChartValue,
  formatColumnValue,
  formatGrowth,
  formatPoints,
  formatSignedDollars,
  formatSignedValue,
} from '../charts/format/formatChartValue.ts';
import { ofLanguage } from '../language/texts.ts';

const days = ofLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));
const months = ofLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' }));
const monthNames = ofLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }));
const writers: Partial<Record<TileColumnKind, (value: number) => string>> = {
  cents: (value) => formatChartValue(value, 'cents'),
  count: (value) => formatChartValue(value, 'count'),
  ratio: (value) => formatChartValue(value, 'ratio'),
  signedCents: formatSignedDollars,
  signedCount: (value) => formatSignedValue(value, 'count'),
  signedRatio: formatGrowth,
  points: formatPoints,
};

/** A day `yyyy-mm-dd` as people read it: `Oct 31, 2026`. */
export function formatDay(day: string): string {
  return days().format(new Date(`${day}T00:00:00Z`));
}

/** A month `yyyy-mm` as people read it: `Oct 2026`. */
export function formatMonth(month: string): string {
  return months().format(new Date(`${month}-01T00:00:00Z`));
}

/** A month `yyyy-mm` without its year: `Oct`. */
export function formatMonthName(month: string): string {
  return monthNames().format(new Date(`${month}-01T00:00:00Z`));
}

/** A value of a tile as people read it; a value that is unknown or withheld is a dash. */
export function formatCell(row: TileRow, { key, kind: columnKind }: TileColumn): string {
  // Rows of one tile can be in different units.
  const kind = columnKind === 'value' ? row.kind : columnKind;
  const value = row[key] ?? null;
  if (value === null) return '–';
  if (typeof value === 'number') return (writers[kind as TileColumnKind] ?? String)(value);
  if (kind === 'day') return formatDay(value);
  return kind === 'month' ? formatMonth(value) : value;
}

/** A value of a tile in short, for tables beside charts: `$8.1M`. */
export function formatShortCell(row: TileRow, column: TileColumn): string {
  const value = row[column.key] ?? null;
  if (typeof value !== 'number') return formatCell(row, column);
  if (column.kind === 'cents') return formatColumnValue(value, 'cents');
  if (column.kind === 'signedCents') return `${value > 0 ? '+' : ''}${formatColumnValue(value, 'cents')}`;
  return formatCell(row, column);
}

/** Whether a column holds numbers, which are right-aligned. */
export function isNumberColumn({ kind }: TileColumn): boolean {
  return kind === 'value' || writers[kind] !== undefined;
}
