'use client';
import { unstable_useEnhancedEffect as useBrowserLayoutEffect } from '@mui/material/utils';
import { useState } from 'react';
import { calendarCount } from './dateRules.ts';

/** Width of a picker with one month, in px: two typed dates side by side need more than seven cells of 32 px. */
const firstMonthWidth = 288;

/** What a second month adds, in px: seven days and the gap before it. */
const secondMonthWidth = 7 * 32 + 24;

/** What week numbers add to each month, in px; the typed dates over the first one leave room for them. */
const weekNumberWidth = 32;

/** How many calendars fit beside each other when a picker opens from `anchor`, with `besideWidth` px taken by other things. */
export function useCalendarCount(
  open: boolean,
  anchor: Element | null,
  besideWidth: number,
  showWeekNumber: boolean,
): 1 | 2 {
  const [count, setCount] = useState<1 | 2>(1);
  useBrowserLayoutEffect(() => {
    const view = anchor?.ownerDocument.defaultView;
    if (!open || !anchor || !view) return undefined;
    const addedWidth = secondMonthWidth + (showWeekNumber ? 2 * weekNumberWidth : 0);
    const measure = () => {
      // The picker moves to the left where it would not fit, so that all of the viewport but its margins counts.
      const left = Math.min(
        anchor.getBoundingClientRect().left,
        Math.max(16, view.innerWidth - 16 - firstMonthWidth - addedWidth - besideWidth),
      );
      setCount(calendarCount(view.innerWidth, left + besideWidth + firstMonthWidth));
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [open, anchor, besideWidth, showWeekNumber]);
  return count;
}
