'use client';
import { useState, type SyntheticEvent } from 'react';
import type { CalendarBounds } from './calendarGrid.ts';
import type { CalendarMode } from './chosenWords.ts';
import { isoDay, type IsoDay } from './dateParts.ts';
import type { DateRange } from './dateRules.ts';

/** The range that a click would make, and how the months follow the day that the user points at. */
export interface RangePreview {
  /** Its first and last day; null if a click ends no range, or the pointer is not over a day. */
  preview: CalendarBounds | null;
  /** Handlers of the element around the months. */
  followDay: Record<'onMouseOver' | 'onFocus', (event: SyntheticEvent) => void> & Record<'onMouseLeave', () => void>;
}

/** Shows a range before its end is chosen: from its start to the day under the pointer, or the day with the focus. */
export function useRangePreview(mode: CalendarMode, selected: DateRange | null): RangePreview {
  const [pointedAt, setPointedAt] = useState<IsoDay | null>(null);
  const start = mode === 'range' && selected?.from && !selected.to ? isoDay(selected.from) : null;
  const follow = ({ target }: SyntheticEvent) => {
    const day = (target as Element).closest('td')?.querySelector<HTMLButtonElement>('button:enabled')?.value;
    if (start && day) setPointedAt(day);
  };
  return {
    preview: start && pointedAt ? inOrder(start, pointedAt) : null,
    followDay: { onMouseOver: follow, onFocus: follow, onMouseLeave: () => setPointedAt(null) },
  };
}

/** Days as texts sort by date. */
function inOrder(one: IsoDay, other: IsoDay): CalendarBounds {
  return one < other ? { first: one, last: other } : { first: other, last: one };
}
