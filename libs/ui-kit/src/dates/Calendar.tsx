'use client';
import { styled } from '@mui/material/styles';
import { DayPicker, type Matcher } from 'react-day-picker';
import type { ReactElement } from 'react';
import { calendarStyles } from './calendarStyles.ts';
import type { DateRange } from './dateRules.ts';

/** Props of `Calendar`. */
export interface CalendarProps {
  /** The chosen days; the same day at both ends for a single one. */
  selected: DateRange | null;
  /** Whether one day or a range is chosen. */
  mode: 'single' | 'range';
  /** Called with the day that was clicked. */
  onDayPick: (day: Date) => void;
  /** How many months stand side by side. */
  months: 1 | 2;
  /** The month that stands first at the start. */
  defaultMonth: Date;
  /** Today. */
  today: Date;
  /** The first day that can be chosen. */
  minDate?: Date;
  /** The last day that can be chosen. */
  maxDate?: Date;
}

const Frame = styled('div')(calendarStyles);

/** Months to choose days in. Arrow keys move by a day or a week, Page keys by a month, Home and End inside the week. */
export function Calendar(props: CalendarProps): ReactElement {
  const { selected, mode, onDayPick, months, defaultMonth, today, minDate, maxDate } = props;
  const disabled: Matcher[] = [];
  if (minDate) disabled.push({ before: minDate });
  if (maxDate) disabled.push({ after: maxDate });
  const shared = {
    autoFocus: true,
    weekStartsOn: 0 as const,
    showOutsideDays: months === 1,
    numberOfMonths: months,
    defaultMonth,
    today,
    disabled,
    captionLayout: 'dropdown' as const,
    labels: { labelDayButton: dayLabel },
    startMonth: minDate ?? new Date(today.getFullYear() - 25, 0),
    endMonth: maxDate ?? new Date(today.getFullYear() + 10, 11),
  };
  const from = selected?.from ?? undefined;
  const to = selected?.to ?? undefined;
  return (
    <Frame>
      {mode === 'single' ? (
        <DayPicker {...shared} mode="single" selected={from} onSelect={(_date, day) => onDayPick(day)} />
      ) : (
        <DayPicker
          {...shared}
          mode="range"
          selected={{ from: from ?? to, to }}
          onSelect={(_range, day) => onDayPick(day)}
        />
      )}
    </Frame>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** "Today, Friday, November 20, 2026, selected": the figure that is seen is part of the name that is heard. */
function dayLabel(date: Date, { today, selected }: { today?: boolean; selected?: boolean }): string {
  return `${today ? 'Today, ' : ''}${dayFormat.format(date)}${selected ? ', selected' : ''}`;
}
