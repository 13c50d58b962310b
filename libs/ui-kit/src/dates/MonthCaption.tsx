'use client';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { memo, type ChangeEvent, type ReactElement } from 'react';
import { monthOf, yearOf, type CalendarBounds, type MonthNumber } from './calendarGrid.ts';
import { monthNames } from './dateParts.ts';

/** Props of `MonthCaption`. */
export interface MonthCaptionProps {
  /** The month. */
  month: MonthNumber;
  /** What tells it from its neighbour where two stand side by side: "first", "second". */
  place?: string;
  /** The days that can be chosen. */
  bounds: CalendarBounds;
  /** Called with the month that the person wants here instead. */
  onMonthChange: (month: MonthNumber) => void;
}

/** How many years back and on are offered at once: up to 12/31/9999 there would be thousands. */
const mostYears = 100;

/** One element for all captions: an icon that stays the same is not rendered again with each month. */
const arrow = <KeyboardArrowDownOutlined />;

/** The name of a month: two choices, which lie unseen over the words. */
export function MonthCaption({ month, place, bounds, onMonthChange }: MonthCaptionProps): ReactElement {
  const [first, last] = [monthOf(bounds.first), monthOf(bounds.last)];
  const [year, at] = [yearOf(month), month % 12];
  const january = year * 12;
  const whose = place === undefined ? '' : ` of the ${place} calendar`;
  const chosen = (event: ChangeEvent<HTMLSelectElement>) => Number(event.target.value);
  return (
    <div className="KitCalendar-caption">
      <span className="KitCalendar-choice">
        <select
          aria-label={`Choose the month${whose}`}
          value={at}
          onChange={(event) => onMonthChange(january + chosen(event))}
        >
          <MonthOptions first={Math.max(0, first - january)} last={Math.min(11, last - january)} />
        </select>
        <span aria-hidden="true">
          {monthNames[at]}
          {arrow}
        </span>
      </span>
      <span className="KitCalendar-choice">
        <select
          aria-label={`Choose the year${whose}`}
          value={year}
          onChange={(event) => onMonthChange(chosen(event) * 12 + at)}
        >
          <YearOptions
            first={Math.max(yearOf(first), year - mostYears)}
            last={Math.min(yearOf(last), year + mostYears)}
          />
        </select>
        <span aria-hidden="true">
          {year}
          {arrow}
        </span>
      </span>
    </div>
  );
}

interface OptionsProps {
  /** The first one that can be chosen. */
  first: number;
  /** The last one that can be chosen. */
  last: number;
}

const MonthOptions = memo(function MonthOptions({ first, last }: OptionsProps) {
  return monthNames.map((name, at) => (
    <option key={name} value={at} disabled={at < first || at > last}>
      {name}
    </option>
  ));
});

const YearOptions = memo(function YearOptions({ first, last }: OptionsProps) {
  return Array.from({ length: last - first + 1 }, (_year, at) => (
    <option key={first + at} value={first + at}>
      {first + at}
    </option>
  ));
});
