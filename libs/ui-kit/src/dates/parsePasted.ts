import { dateOf, emptyParts, monthNames, type DatePart, type DateParts } from './dateParts.ts';

type PastedForm = readonly [pattern: RegExp, order: readonly [DatePart, DatePart, DatePart]];

const americanForm = /^(\d\d?)[/.\-\s](\d\d?)[/.\-\s](\d{4}|\d\d)$/;

/** The forms of a pasted date: American, the same with the day first, ISO, and with the month by its English name. */
const pastedForms: readonly PastedForm[] = [
  [americanForm, ['month', 'day', 'year']],
  // Only where the other order makes no date: 20.11.2026.
  [americanForm, ['day', 'month', 'year']],
  [/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, ['year', 'month', 'day']],
  [/^([a-z]{3,9})\.?\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4}|\d\d)$/i, ['month', 'day', 'year']],
  [/^(\d\d?)(?:st|nd|rd|th)?[\s-]([a-z]{3,9})\.?,?[\s-](\d{4}|\d\d)$/i, ['day', 'month', 'year']],
];

/** What stands around a date and tells nothing about it: the day of the week, and a time with its zone. */
const weekday = /^\s*[a-z]{3,9},\s+/i;
const time = /(?:T|,?\s+(?:at\s+)?)\d\d?:\d\d[\d:.]*\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT)?(?:[+-][\d:]+)?\s*$/i;

/**
 * The parts of a pasted text: mm/dd/yyyy with any usual separator, dd.mm.yyyy where it cannot be the other, yyyy-mm-dd,
 * "March 7, 2026" or "7 Mar 2026", each with a time behind it or without; null for anything else.
 */
export function parsePastedDate(text: string): DateParts | null {
  const bare = text.replace(weekday, '').replace(time, '').trim();
  for (const [pattern, order] of pastedForms) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const parts = { ...emptyParts };
    order.forEach((part, at) => {
      parts[part] = partText(part, found[at + 1] ?? '');
    });
    if (dateOf(parts)) return parts;
  }
  return null;
}

/** A year that was given by two digits, or one, lies between 1970 and 2069. Others stay as they are. */
export function fullYear(year: string): string {
  return /^\d\d?$/.test(year) ? `${Number(year) + (Number(year) < 70 ? 2000 : 1900)}` : year;
}

/** A part in figures, with its zeros; a month may be named by its name or the beginning of it. */
function partText(part: DatePart, text: string): string {
  if (part === 'year') return fullYear(text);
  const isNamed = part === 'month' && /^\D/.test(text);
  const figures = isNamed ? String(monthNames.findIndex((name) => beginsWith(name, text)) + 1) : text;
  return figures.padStart(2, '0');
}

function beginsWith(name: string, beginning: string): boolean {
  return name.toLowerCase().startsWith(beginning.toLowerCase());
}

/**
 * The two dates of a pasted range; null for anything else: "01/01/2026-03/31/2026", "2026-01-01/2026-03-31",
 * "2026-01-01 to 2026-03-31". What both have in common may stand once: "Jan 1 - Mar 31, 2026", "Nov 5 – 10, 2026".
 */
export function parsePastedRange(text: string): readonly [DateParts, DateParts] | null {
  // Each of these may also stand within a date: the right one is that with a date at either side.
  for (const { 0: separator, index } of text.matchAll(/[-–—/,\t\r\n]+|\s(?:to|through|until)\s/gi)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + separator.length).trim()];
    const month = /^[a-z]+\.?\s/i.exec(first)?.[0] ?? '';
    const to = parsePastedDate(second) ?? parsePastedDate(month + second);
    const from = to && (parsePastedDate(first) ?? withYearOf(to, first));
    if (from) return [from, to];
  }
  return null;
}

/** A start without its year lies before its end: in the year of the end, or in the one before ("Dec 20 - Jan 5, 2026"). */
function withYearOf(end: DateParts, start: string): DateParts | null {
  const found = parsePastedDate(`${start} ${end.year}`);
  return found && found.month + found.day > end.month + end.day
    ? parsePastedDate(`${start} ${Number(end.year) - 1}`)
    : found;
}
