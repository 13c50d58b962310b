import { dateOf, datePartLengths, datePartOrder, type DateParts } from './dateParts.ts';
import { isWithinLimits, limitsSentence, type DayLimits } from './dayLimits.ts';

/** What stands in the three fields of a date. */
export interface TypedDate {
  /** The parts. */
  parts: DateParts;
  /** The person has left the fields: a year of fewer than four digits now counts, and what is missing is told. */
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
export function readTypedDate({ parts, hasLeft, isHalf, refused }: TypedDate, limits: DayLimits): ReadDate {
  if (refused) return { ...readTypedDate({ parts, hasLeft }, limits), problem: `${refused} is not a date.` };
  const filled = datePartOrder.filter((part) => parts[part] !== '').length;
  if (filled === 0) return { date: null, problem: '' };
  const isReady = hasLeft || (!isHalf && filled === datePartOrder.length && parts.year.length === datePartLengths.year);
  if (!isReady) return { problem: '' };
  if (filled < datePartOrder.length) return { problem: 'Type month, day and year.' };
  const date = dateOf(parts);
  const text = datePartOrder.map((part) => parts[part]).join('/');
  if (!date) return { problem: `${text} is not a date.` };
  return isWithinLimits(date, limits) ? { date, problem: '' } : { problem: limitsSentence(limits) };
}
