'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  boundsOf,
  chosenDays,
  clampFirstMonth,
  dateOfIsoDay,
  dayAfterKey,
  monthOf,
  tabStopOf,
  type CalendarBounds,
  type MonthNumber,
} from './calendarGrid.ts';
import { chosenSentence, type CalendarMode } from './chosenWords.ts';
import type { DateNames } from './dateNames.ts';
import { isoDay, type IsoDay } from './dateParts.ts';
import { daysKey, type DateRange } from './dateRules.ts';
import type { DateSettings } from './dateSettings.ts';
import type { DayLimits } from './dayLimits.ts';

/** Options of `useCalendar`. */
export interface CalendarOptions extends DayLimits {
  /** Whether one day or a range is chosen. */
  mode: CalendarMode;
  /** The chosen days; the same day at both ends for a single one. */
  selected: DateRange | null;
  /** Called with the day that was clicked. */
  onDayPick: (day: Date) => void;
  /** How many months are side by side. */
  months: 1 | 2;
  /** The first month at the start. */
  defaultMonth: Date;
  /** Today. */
  today: Date;
  /** Language and weeks. */
  settings: DateSettings;
  /** Names of months and days. */
  names: DateNames;
}

/** Months to choose days in, and how to move between them. */
export interface CalendarState {
  /** Goes to the element around the months. */
  root: RefObject<HTMLDivElement | null>;
  /** The months shown. */
  shown: readonly MonthNumber[];
  /** The days that can be chosen. */
  bounds: CalendarBounds;
  /** The first and last of the chosen days. */
  chosen: CalendarBounds | null;
  /** The one day that Tab leads to. */
  tabStop: IsoDay | null;
  /** The last change, for screen readers: the value, or the months shown. */
  status: string;
  /** Whether there is a month before or after those shown. */
  canMove: (by: -1 | 1) => boolean;
  /** Shows months from this one on, or the nearest that can be shown. */
  show: (first: MonthNumber) => void;
  /** Takes a click on a day. */
  pick: (day: IsoDay) => void;
  /** Moves the focus from a day by key. */
  press: (day: IsoDay, event: KeyboardEvent) => void;
}

/** The day that the user is at; null before they were at any. */
interface Cursor {
  day: IsoDay | null;
  /** Whether the focus goes there. */
  takesFocus: boolean;
  /** The value when the user clicked there. */
  over?: string;
}

/** The months of a calendar and the day in them that has the focus. The focus goes to a day at the start. */
export function useCalendar(options: CalendarOptions): CalendarState {
  const { mode, selected, onDayPick, months, defaultMonth, today, minDate, maxDate } = options;
  const { settings, names } = options;
  const root = useRef<HTMLDivElement>(null);
  const chosen = chosenDays(selected);
  const bounds = boundsOf(today, { minDate, maxDate }, chosen);
  const [wanted, setWanted] = useState(() => monthOf(isoDay(defaultMonth)));
  const [cursor, setCursor] = useState<Cursor>({ day: null, takesFocus: true });
  const first = clampFirstMonth(wanted, months, bounds);
  const shown = months === 1 ? [first] : [first, first + 1];
  const key = daysKey([selected?.from, selected?.to]);
  const firstWith = (day: IsoDay) => Math.max(Math.min(first, monthOf(day)), monthOf(day) - months + 1);
  const [isValueNew, setValueNew] = useState(false);
  const show = (month: MonthNumber) => {
    setWanted(month);
    setValueNew(false);
  };
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setValueNew(true);
    // Shows the month of a typed or pasted day; a clicked day is in sight already.
    const changed = key.endsWith(`,${seen.split(',')[1] ?? ''}`) ? selected?.from : selected?.to;
    if (changed && cursor.over !== seen) setWanted(firstWith(isoDay(changed)));
  }
  useEffect(() => {
    if (cursor.takesFocus) focusTabStop(root.current, cursor.day === null);
  }, [cursor]);
  return {
    root,
    shown,
    bounds,
    chosen,
    tabStop: tabStopOf([cursor.day, chosen?.first, chosen?.last, isoDay(today)], shown, bounds),
    status: isValueNew
      ? chosenSentence(mode, selected, settings.words, names.date)
      : shown.map(names.monthTitle).join(' – '),
    canMove: (by) => clampFirstMonth(first + by, months, bounds) !== first,
    show,
    pick: (day) => {
      setCursor({ day, takesFocus: false, over: key });
      onDayPick(dateOfIsoDay(day));
    },
    press: (day, event) => {
      const next = dayAfterKey(day, keyByOrder(event), event.shiftKey, bounds, settings.weekStartsOn);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      const nextFirst = firstWith(next);
      if (nextFirst !== first) show(nextFirst);
      setCursor({ day: next, takesFocus: true });
    },
  };
}

/** Swaps the left and right arrow keys where the page is read from right to left, as the days are mirrored there. */
function keyByOrder({ key, currentTarget }: KeyboardEvent): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}

/** `atStart`: the surface around the calendar is not in its place yet, and must not be scrolled to. */
function focusTabStop(root: HTMLElement | null, atStart: boolean): void {
  const button = root?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]');
  // The button may have become that of another day under the focus, which only a new focus makes heard.
  if (button && button === button.ownerDocument.activeElement) button.blur();
  button?.focus({ preventScroll: atStart });
}
