'use client';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { memo, type ChangeEvent, type ReactElement } from 'react';
import { monthOf, yearOf, type CalendarBounds, type MonthNumber } from './calendarGrid.ts';
import type { DateNames } from './dateNames.ts';
import type { DateWords } from './dateWords.ts';

/** Props of `MonthCaption`. */
export interface MonthCaptionProps {
  /** The month. */
  month: MonthNumber;
  /** The place of the calendar, from 0, where there are two. */
  place?: number;
  /** The days that can be chosen. */
  bounds: CalendarBounds;
  /** Names of months. */
  names: DateNames;
  /** Words of the picker. */
  words: DateWords;
  /** Called with the month that the user wants here instead. */
  onMonthChange: (month: MonthNumber) => void;
}

/** Max number of years offered before and after the current one. */
const maxYears = 100;

/** One element for all captions: an icon that stays the same is not rendered again with each month. */
const arrow = <KeyboardArrowDownOutlined />;

/** The name of a month: a choice of the month and one of the year, in the order of the language. */
export function MonthCaption({ month, place, bounds, names, words, onMonthChange }: MonthCaptionProps): ReactElement {
  const [first, last] = [monthOf(bounds.first), monthOf(bounds.last)];
  const [year, at] = [yearOf(month), month % 12];
  const january = year * 12;
  const chosen = (event: ChangeEvent<HTMLSelectElement>) => Number(event.target.value);
  const choices = [
    <span key="month" className="KitCalendar-choice">
      <select
        aria-label={words.chooseMonth(place)}
        value={at}
        onChange={(event) => onMonthChange(january + chosen(event))}
      >
        <MonthOptions months={names.months} first={Math.max(0, first - january)} last={Math.min(11, last - january)} />
      </select>
      <span aria-hidden="true">
        {names.months[at]}
        {arrow}
      </span>
    </span>,
    <span key="year" className="KitCalendar-choice">
      <select
        aria-label={words.chooseYear(place)}
        value={year}
        onChange={(event) => onMonthChange(chosen(event) * 12 + at)}
      >
        <YearOptions first={Math.max(yearOf(first), year - maxYears)} last={Math.min(yearOf(last), year + maxYears)} />
      </select>
      <span aria-hidden="true">
        {year}
        {arrow}
      </span>
    </span>,
  ];
  return <div className="KitCalendar-caption">{names.isYearFirst ? choices.toReversed() : choices}</div>;
}

interface OptionsProps {
  /** The first one that can be chosen. */
  first: number;
  /** The last one that can be chosen. */
  last: number;
}

const MonthOptions = memo(function MonthOptions({ months, first, last }: OptionsProps & Pick<DateNames, 'months'>) {
  return months.map((name, at) => (
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
