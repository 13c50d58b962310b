import { dateOf, datePartLengths, joinParts, type DateParts } from './dateParts.ts';
import { americanSettings, type DateSettings } from './dateSettings.ts';
import { isWithinLimits, limitsSentence, type DayLimits } from './dayLimits.ts';

/** The texts in the three fields of a date. */
export interface TypedDate {
  /** The parts. */
  parts: DateParts;
  /** The user has left the fields: a year of fewer than four digits now counts, and missing parts are a problem. */
  hasLeft?: boolean;
  /** One of the parts has fewer digits than it takes, 1 on the way to 12: the date waits for the rest. */
  isHalf?: boolean;
  /** A pasted text that is no date and did not come into the fields. */
  refused?: string;
}

/** What typed parts come to. */
export interface ReadDate {
  /** The date; null for empty fields; undefined for what is no date, none yet, or none that may be chosen. */
  date?: Date | null;
  /** What is wrong, in a sentence; empty while parts are still being typed. */
  problem: string;
}

/** The date that typed parts make. A year in the making is a year too: 2 on the way to 2026. It counts once it is whole. */
export function readTypedDate(
  { parts, hasLeft, isHalf, refused }: TypedDate,
  limits: DayLimits,
  settings: Pick<DateSettings, 'form' | 'words'> = americanSettings,
): ReadDate {
  const { form, words } = settings;
  if (refused) return { ...readTypedDate({ parts, hasLeft }, limits), problem: words.notADate(refused) };
  const filled = form.order.filter((part) => parts[part] !== '').length;
  if (filled === 0) return { date: null, problem: '' };
  const isReady = hasLeft || (!isHalf && filled === form.order.length && parts.year.length === datePartLengths.year);
  if (!isReady) return { problem: '' };
  if (filled < form.order.length) return { problem: words.incomplete };
  const date = dateOf(parts);
  if (!date) return { problem: words.notADate(joinParts(parts, form)) };
  return isWithinLimits(date, limits) ? { date, problem: '' } : { problem: limitsSentence(limits, settings) };
}
