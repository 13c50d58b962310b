import type { DateExpression, DateRangeTerm, DateUnit } from './DateExpression.ts';
import { FilterExpressionError } from './FilterExpressionError.ts';
import { addDays, readCalendarDay, startOfUnit } from './calendarDay.ts';
import { splitTerms, type ExpressionPart } from './splitTerms.ts';

const largestCount = 10_000;
const relative = /^(\d{1,9})\s+(day|month|year)s?(?:\s+ago(?:\s+for\s+(\d{1,9})\s+(day|month|year)s?)?)?$/i;
const named = /^(today|yesterday|(this|last)\s+(day|month|year))$/i;
const brackets = /^([[(])([^,]*),([^,]*)([\])])$/;

/**
 * Reads a date expression: `[2025-01-01,2025-12-31]` (both ends included; `inf`, `-inf` or nothing: no limit), `2025-06-01`, `2025-06`,
 * `2025`, `after 2025-01-01` (that day too), `before 2025-01-01`, `2025-01-01 to 2026-01-01` (without the last day, as with the vendor),
 * `12 months ago for 12 months`, `3 days ago`, `7 days` (today included), `this month`, `last year`, `today`, `yesterday`;
 * comma is OR. `''` is the expression without terms. Throws FilterExpressionError.
 */
export function parseDateExpression(text: string): DateExpression {
  return { ranges: text === '' ? [] : splitTerms(text).map(readTerm) };
}

function readTerm(part: ExpressionPart): DateRangeTerm {
  if (part.text === '') throw new FilterExpressionError('empty_term', part.position, 'A date is missing');
  return readBrackets(part) ?? readRelative(part) ?? readNamed(part) ?? readCompared(part) ?? readPeriod(part);
}

function readBrackets({ text, position }: ExpressionPart): DateRangeTerm | null {
  if (!/^[[(]/.test(text)) return null;
  const [, open, low = '', high = '', close] = brackets.exec(text) ?? [];
  if (open === undefined || (low.trim() === '' && high.trim() === '')) {
    throw new FilterExpressionError('unexpected', position, 'A range of dates is written as [2025-01-01,2025-12-31]');
  }
  const from = readEnd(low, '-inf', position + 1);
  const to = readEnd(high, 'inf', position + low.length + 2);
  return absolute(
    from !== null && open === '(' ? addDays(from, 1) : from,
    to !== null && close === ')' ? addDays(to, -1) : to,
    position,
  );
}

function readRelative({ text, position }: ExpressionPart): DateRangeTerm | null {
  const [, first, unit = '', count, countUnit] = relative.exec(text) ?? [];
  if (first === undefined) return null;
  if (countUnit !== undefined && countUnit.toLowerCase() !== unit.toLowerCase()) {
    throw new FilterExpressionError(
      'unexpected',
      position,
      'Both parts must be in the same unit, such as "12 months ago for 12 months"',
    );
  }
  const units = unit.toLowerCase() as DateUnit;
  const start = readCount(first, position);
  if (count !== undefined)
    return { kind: 'relative', unit: units, count: atLeastOne(readCount(count, position), position), ago: start };
  if (/ago$/i.test(text)) return { kind: 'relative', unit: units, count: 1, ago: start };
  return { kind: 'relative', unit: units, count: atLeastOne(start, position), ago: start - 1 };
}

function readNamed({ text }: ExpressionPart): DateRangeTerm | null {
  const [, word, which = '', unit = 'day'] = named.exec(text) ?? [];
  if (word === undefined) return null;
  const ago = which.toLowerCase() === 'last' || word.toLowerCase() === 'yesterday' ? 1 : 0;
  return { kind: 'relative', unit: unit.toLowerCase() as DateUnit, count: 1, ago };
}

function readCompared({ text, position }: ExpressionPart): DateRangeTerm | null {
  const [, word = '', day] = /^(before|after)\s+(\S+)$/i.exec(text) ?? [];
  if (day !== undefined) {
    const read = readDay(day, position + text.length - day.length);
    return word.toLowerCase() === 'after'
      ? absolute(read, null, position)
      : absolute(null, addDays(read, -1), position);
  }
  const [, from, to = ''] = /^(\S+)\s+to\s+(\S+)$/i.exec(text) ?? [];
  return from === undefined ? null : absolute(readDay(from, position), addDays(readDay(to, position), -1), position);
}

function readPeriod({ text, position }: ExpressionPart): DateRangeTerm {
  if (/^\d{4}$/.test(text)) return absolute(`${text}-01-01`, `${text}-12-31`, position);
  const [, year = '', month = ''] = /^(\d{4})[-/](0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year !== '') {
    const first = `${year}-${month}-01`;
    return absolute(first, month === '12' ? `${year}-12-31` : addDays(startOfUnit(first, 'month', 1), -1), position);
  }
  const day = readDay(text, position);
  return absolute(day, day, position);
}

function readEnd(text: string, noLimit: string, position: number): string | null {
  const end = text.trim();
  return end === '' || end.toLowerCase() === noLimit ? null : readDay(end, position);
}

function readDay(text: string, position: number): string {
  const day = readCalendarDay(text);
  if (day === null) {
    throw new FilterExpressionError(
      'invalid_date',
      position,
      `"${text.slice(0, 40)}" is not a date; write it as yyyy-mm-dd, such as 2025-12-31`,
    );
  }
  return day;
}

function readCount(text: string, position: number): number {
  const count = Number(text);
  if (count > largestCount)
    throw new FilterExpressionError('invalid_number', position, `A relative date counts ${largestCount} units at most`);
  return count;
}

function atLeastOne(count: number, position: number): number {
  if (count < 1)
    throw new FilterExpressionError('empty_range', position, 'A relative date must hold one unit at least');
  return count;
}

function absolute(from: string | null, to: string | null, position: number): DateRangeTerm {
  if (from !== null && to !== null && from > to) {
    throw new FilterExpressionError(
      'empty_range',
      position,
      'The range holds no day: its first end must be the earlier one',
    );
  }
  return { kind: 'absolute', from, to };
}
