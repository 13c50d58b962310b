'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  boundsOf,
  chosenDays,
  clampFirstMonth,
  dateOfIsoDay,
  dayAfterKey,
  isoDay,
  monthOf,
  tabStopOf,
  type CalendarBounds,
  type IsoDay,
  type MonthNumber,
} from './calendarGrid.ts';
import { chosenSentence, type CalendarMode } from './chosenWords.ts';
import type { DateNames } from './dateNames.ts';
import { daysKey, type DateRange } from './dateRules.ts';
import type { DateSettings } from './dateSettings.ts';
import type { DayLimits } from './dayLimits.ts';

/** What `useCalendar` takes. */
export interface CalendarOptions extends DayLimits {
  /** Whether one day or a range is chosen. */
  mode: CalendarMode;
  /** The chosen days; the same day at both ends for a single one. */
  selected: DateRange | null;
  /** Called with the day that was clicked. */
  onDayPick: (day: Date) => void;
  /** How many months stand side by side. */
  months: 1 | 2;
  /** The month that stands first at the start. */
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
  /** The months on show. */
  shown: readonly MonthNumber[];
  /** The days that can be chosen. */
  bounds: CalendarBounds;
  /** The first and last of the chosen days. */
  chosen: CalendarBounds | null;
  /** The one day that Tab leads to. */
  tabStop: IsoDay | null;
  /** What has changed last, for those who do not see it: what is chosen, or the months on show. */
  status: string;
  /** Whether there is a month before or after those on show. */
  canMove: (by: -1 | 1) => boolean;
  /** Shows months from this one on, or the nearest that can be shown. */
  show: (first: MonthNumber) => void;
  /** Takes a click on a day. */
  pick: (day: IsoDay) => void;
  /** Moves the focus from a day by key. */
  press: (day: IsoDay, event: KeyboardEvent) => void;
}

/** The day that the person is at; null before they were at any. */
interface Cursor {
  day: IsoDay | null;
  /** Whether the focus goes there. */
  takesFocus: boolean;
  /** What was chosen when the person clicked there. */
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
  // What was chosen when the months were last changed: it has been told, or was there at the start.
  const [told, setTold] = useState(key);
  const show = (month: MonthNumber) => {
    setWanted(month);
    setTold(key);
  };
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // What was typed or pasted comes in sight; a day that was clicked is.
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
    status:
      key === told
        ? shown.map(names.monthTitle).join(' – ')
        : chosenSentence(mode, selected, settings.words, names.date),
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

/** The key as it means the order of the days, which stand mirrored where the page is read from right to left. */
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
