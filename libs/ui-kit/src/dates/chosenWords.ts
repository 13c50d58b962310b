import type { RangePlace } from './calendarGrid.ts';
import { monthNames } from './dateParts.ts';
import type { DateRange } from './dateRules.ts';

/** Whether one day is chosen or a range. */
export type CalendarMode = 'single' | 'range';

/** What is chosen, in a sentence for those who do not see it: "Start: November 14, 2026. Choose the end." */
export function chosenSentence(mode: CalendarMode, chosen: DateRange | null): string {
  if (!chosen) return 'Nothing chosen.';
  const [from, to] = [chosen.from && dayName(chosen.from), chosen.to && dayName(chosen.to)];
  if (mode === 'single') return `Chosen: ${from}.`;
  if (from && to) return `Range from ${from} to ${to}.`;
  return from ? `Start: ${from}. Choose the end.` : `End: ${to}.`;
}

/** What the name of a day adds for its place in what is chosen: ", start of range". */
export function placeWords(mode: CalendarMode, chosen: DateRange | null): Readonly<Record<RangePlace, string>> {
  if (mode === 'single') return { ...rangeWords, only: ', selected' };
  if (chosen?.from && chosen.to) return rangeWords;
  return { ...rangeWords, only: chosen?.from ? rangeWords.start : rangeWords.end };
}

const rangeWords: Readonly<Record<RangePlace, string>> = {
  start: ', start of range',
  middle: ', in range',
  end: ', end of range',
  only: ', start and end of range',
};

function dayName(date: Date): string {
  return `${monthNames[date.getMonth()] ?? ''} ${date.getDate()}, ${date.getFullYear()}`;
}
