import { isDay, readDays, type DayRange } from '../objects/days.ts';
import { fillTemplate, readTemplate } from './formatTemplate.ts';
import { rangeFormat } from './writeRange.ts';

const interval = /^(?:\[(\d{4}-\d\d-\d\d)|\(-inf),(?:(\d{4}-\d\d-\d\d)\]|inf\))$/;

/**
 * Writes two days: `[2026-01-01,2026-12-31]`, `[2026-01-01,inf)`, `(-inf,2026-12-31]`, or by its own template, which
 * has no word for an open end: undefined then.
 */
export function writeDays({ from, to }: DayRange, format = rangeFormat): string | undefined {
  if (format === rangeFormat) return `${from === null ? '(-inf' : `[${from}`},${to === null ? 'inf)' : `${to}]`}`;
  return from === null || to === null ? undefined : fillTemplate(format, { lower: from, upper: to });
}

/** Reads two days in the template, as an interval, or as one day alone; undefined for anything else. */
export function readDaysExpression(text: string, format = rangeFormat): DayRange | undefined {
  const [, from = null, to = null] = interval.exec(text.replaceAll(' ', '')) ?? [];
  if (isDay(text)) return { from: text, to: text };
  const places = format === rangeFormat ? undefined : readTemplate(format, text);
  return readDays(places ? { from: places.lower, to: places.upper } : { from, to });
}
