import { createContext, useContext } from 'react';
import type { IsoDay } from './dateParts.ts';
import type { DateNames } from './dateNames.ts';
import type { DateSettings } from './dateSettings.ts';
import type { CalendarOptions, CalendarState } from './useCalendar.ts';
import type { RangePreview } from './useRangePreview.ts';

/** What the slots of a calendar share. */
export interface SharedCalendar
  extends CalendarState, RangePreview, Pick<CalendarOptions, 'mode' | 'selected' | 'months'> {
  /** Language and weeks. */
  settings: DateSettings;
  /** Names of months and days. */
  names: DateNames;
  /** Today. */
  today: IsoDay;
}

/** Hands the state of a calendar to its slots, whose elements `DayPicker` makes. */
export const CalendarContext = createContext<SharedCalendar | null>(null);

/** Returns the state of the calendar around a slot. */
export function useSharedCalendar(): SharedCalendar {
  const shared = useContext(CalendarContext);
  if (!shared) throw new Error('Calendar slots need a Calendar.');
  return shared;
}
