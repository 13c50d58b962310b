'use client';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import {
  isWithin,
  monthTitle,
  rangePlace,
  weekdayNames,
  weeksOf,
  type CalendarBounds,
  type GridDay,
  type IsoDay,
  type MonthNumber,
  type RangePlace,
} from './calendarGrid.ts';

/** Props of `MonthGrid`. */
export interface MonthGridProps {
  /** The month. */
  month: MonthNumber;
  /** Whether days of the months before and after fill the first and the last week. */
  showsOutside: boolean;
  /** Whether more than one day can be chosen. */
  multiple: boolean;
  /** The days that can be chosen. */
  bounds: CalendarBounds;
  /** The first and last of the chosen days. */
  chosen: CalendarBounds | null;
  /** What the name of a day adds for its place in what is chosen. */
  words: Readonly<Record<RangePlace, string>>;
  /** Today. */
  today: IsoDay;
  /** The one day that Tab leads to. */
  tabStop: IsoDay | null;
  /** Called with the day that was clicked. */
  onPick: (day: IsoDay) => void;
  /** Called with the day on which a key was pressed. */
  onPress: (day: IsoDay, event: KeyboardEvent) => void;
}

const weekdays = (
  <thead>
    <tr>
      {weekdayNames.map((name) => (
        <th key={name} scope="col" aria-label={name}>
          {name.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);

/**
 * The days of a month. Its cells are known by their place and not by their day: another month then only changes their
 * words, where new cells would cost three times as much.
 */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { month, showsOutside, multiple, onPick, onPress, ...marks } = props;
  // One handler for all days, which finds its day on the page.
  const click = (event: MouseEvent<HTMLButtonElement>) => onPick(event.currentTarget.value);
  const press = (event: KeyboardEvent<HTMLButtonElement>) => onPress(event.currentTarget.value, event);
  return (
    <table role="grid" aria-label={monthTitle(month)} aria-multiselectable={multiple || undefined}>
      {weekdays}
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day.outside && !showsOutside ? (
                <td key={column} role="gridcell" />
              ) : (
                dayCell(day, { ...marks, column, click, press })
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayMarks extends Pick<MonthGridProps, 'bounds' | 'chosen' | 'words' | 'today' | 'tabStop'> {
  column: number;
  click: (event: MouseEvent<HTMLButtonElement>) => void;
  press: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** A day: the figure that is seen is part of the name that is heard, "Today, Friday, November 20, 2026, start of range". */
function dayCell({ day, date, name, outside }: GridDay, marks: DayMarks): ReactElement {
  const place = rangePlace(day, marks.chosen);
  const isToday = day === marks.today;
  return (
    <td
      key={marks.column}
      role="gridcell"
      aria-selected={place === undefined ? undefined : true}
      data-day={day}
      data-outside={outside || undefined}
      data-today={isToday || undefined}
      data-range={place}
    >
      <button
        type="button"
        value={day}
        tabIndex={day === marks.tabStop && !outside ? 0 : -1}
        disabled={!isWithin(day, marks.bounds)}
        aria-label={`${isToday ? 'Today, ' : ''}${name}${place === undefined ? '' : marks.words[place]}`}
        onClick={marks.click}
        onKeyDown={marks.press}
      >
        {date}
      </button>
    </td>
  );
}
