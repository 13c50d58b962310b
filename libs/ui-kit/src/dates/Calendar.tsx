'use client';
import { useMemo, type ReactElement } from 'react';
import { DayPicker } from 'react-day-picker';
import { CalendarContext } from './CalendarContext.ts';
import { dateOfIsoDay, firstDayOf, monthOf } from './calendarGrid.ts';
import { calendarSlots } from './calendarSlots.tsx';
import { dateNames } from './dateNames.ts';
import { isoDay } from './dateParts.ts';
import { americanSettings } from './dateSettings.ts';
import { quickDateLib } from './quickDateLib.ts';
import { useCalendar, type CalendarOptions } from './useCalendar.ts';
import { useRangePreview } from './useRangePreview.ts';

/** Props of `Calendar`. */
export type CalendarProps = Omit<CalendarOptions, 'settings' | 'names'> & Partial<Pick<CalendarOptions, 'settings'>>;

/**
 * Months to choose days in, drawn by `DayPicker`. Arrow keys move by a day or a week, Page keys by a month, Home and
 * End inside the week.
 */
export function Calendar({ settings = americanSettings, ...options }: CalendarProps): ReactElement {
  const { mode, selected, months, today } = options;
  const { locale, words, weekStartsOn, showWeekNumber } = settings;
  const names = useMemo(() => dateNames(locale), [locale]);
  const state = useCalendar({ ...options, settings, names });
  const rangePreview = useRangePreview(mode, selected);
  const dateLib = useMemo(
    () => quickDateLib({ locale, weekStartsOn, showWeekNumber }),
    [locale, weekStartsOn, showWeekNumber],
  );
  // `DayPicker` starts over when it gets other objects.
  const [labels, formatters] = useMemo(() => {
    const { weekdays, shortWeekdays, monthTitle } = names;
    return [
      {
        labelGrid: (month: Date) => monthTitle(monthOf(isoDay(month))),
        labelWeekday: (day: Date) => weekdays[day.getDay()] ?? '',
        labelWeekNumber: words.weekNumber,
        labelWeekNumberHeader: () => words.weekNumberHeader,
        labelGridcell: nothing,
      },
      {
        formatWeekdayName: (day: Date) => shortWeekdays[day.getDay()] ?? '',
        formatCaption: nothing,
        formatWeekNumber: String,
        formatDay: nothing,
      },
    ];
  }, [names, words]);
  return (
    <CalendarContext.Provider
      value={{ ...state, ...rangePreview, mode, selected, months, settings, names, today: isoDay(today) }}
    >
      <DayPicker
        month={dateOfIsoDay(firstDayOf(state.shown[0] ?? 0))}
        numberOfMonths={months}
        // Side by side, the days of one month would be in the other one, too.
        showOutsideDays={months === 1}
        hideNavigation
        components={calendarSlots}
        today={today}
        locale={locale}
        weekStartsOn={weekStartsOn}
        showWeekNumber={showWeekNumber}
        dateLib={dateLib}
        labels={labels}
        formatters={formatters}
      />
    </CalendarContext.Provider>
  );
}

/** For words that the slots say themselves. */
const nothing = () => '';
