import type { RangePlace } from './calendarGrid.ts';
import type { DateRange } from './dateRules.ts';
import type { DateWords } from './dateWords.ts';

/** Whether one day is chosen or a range. */
export type CalendarMode = 'single' | 'range';

/** Returns the value as a sentence for screen readers: "Start: November 14, 2026. Choose the end." */
export function chosenSentence(
  mode: CalendarMode,
  chosen: DateRange | null,
  words: DateWords,
  nameOf: (day: Date) => string,
): string {
  const [from, to] = [chosen?.from && nameOf(chosen.from), chosen?.to && nameOf(chosen.to)];
  if (from && to) return mode === 'single' ? words.dateChosen(from) : words.rangeChosen(from, to);
  if (from) return words.startChosen(from);
  return to ? words.endChosen(to) : words.nothingChosen;
}

/** Adds to the name of a day its place in the value: ", start of range". */
export function placedName(
  name: string,
  place: RangePlace,
  { mode, selected, words }: { mode: CalendarMode; selected: DateRange | null; words: DateWords },
): string {
  if (place === 'start') return words.rangeStart(name);
  if (place === 'middle') return words.rangeMiddle(name);
  if (place === 'end') return words.rangeEnd(name);
  if (mode === 'single') return words.selected(name);
  if (selected?.from && selected.to) return words.rangeOnly(name);
  return selected?.from ? words.rangeStart(name) : words.rangeEnd(name);
}
