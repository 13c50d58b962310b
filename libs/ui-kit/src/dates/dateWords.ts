import type { DatePart } from './dateParts.ts';

/** Words of the date pickers, for pages in another language. Dates are handed in as text, in the locale's form. */
export interface DateWords {
  /** Name of a date picker without a label. Default "Date". */
  date: string;
  /** Name of a date range picker without a label. Default "Dates". */
  dates: string;
  /** Shown in a required date range picker without a range. Default "Choose dates". */
  chooseDates: string;
  /** Describes a required picker. Default "Required". */
  required: string;
  /** Describes a picker with an error. Default "Invalid". */
  invalid: string;
  /** Name of the typed start of a range. Default "Start date". */
  startDate: string;
  /** Name of the typed end of a range. Default "End date". */
  endDate: string;
  /** Names of the typed parts, added to the name of their date. Default "month", "day", "year". */
  parts: Readonly<Record<DatePart, string>>;
  /** Placeholders of the typed parts. Default "mm", "dd", "yyyy". */
  placeholders: Readonly<Record<DatePart, string>>;
  /** Describes a date with missing parts. Default "Type month, day and year." */
  incomplete: string;
  /** Describes a text that is not a date. Default "02/30/2026 is not a date." */
  notADate: (text: string) => string;
  /** Describes a date beyond both limits. Default "Choose a day from 11/05/2026 to 11/25/2026." */
  betweenLimits: (first: string, last: string) => string;
  /** Describes a date before `minDate`. Default "Choose a day from 11/05/2026 on." */
  fromLimit: (first: string) => string;
  /** Describes a date after `maxDate`. Default "Choose a day up to 11/25/2026." */
  untilLimit: (last: string) => string;
  /** Text of a range without an end. Default "From 10/12/2026". */
  from: (start: string) => string;
  /** Text of a range without a start. Default "Until 11/06/2026". */
  until: (end: string) => string;
  /** Name of the list of presets. Default "Presets". */
  presets: string;
  /** Label of `completeDaysPreset`. Default "First 7 complete days and today". */
  completeDays: (days: number) => string;
  /** Label of `completeMonthsPreset`. Default "Last 12 complete months". */
  completeMonths: (months: number) => string;
  /** Label of `yearToDatePreset`. Default "Year to date". */
  yearToDate: string;
  /** The button that clears the value. Default "Clear". */
  clear: string;
  /** The button that closes the picker. Default "Done". */
  done: string;
  /** The button that shows the month before. Default "Go to the previous month". */
  previousMonth: string;
  /** The button that shows the month after. Default "Go to the next month". */
  nextMonth: string;
  /** Name of the choice of a month; `place` is the calendar's place from 0 where there are two. */
  chooseMonth: (place?: number) => string;
  /** Name of the choice of a year; `place` is the calendar's place from 0 where there are two. */
  chooseYear: (place?: number) => string;
  /** Header over the week numbers, for screen readers. Default "Week number". */
  weekNumberHeader: string;
  /** Name of a week. Default "Week 47". */
  weekNumber: (week: number) => string;
  /** Name of the current day. Default "Today, Friday, November 20, 2026". */
  today: (day: string) => string;
  /** Name of the chosen day. Default "…, selected". */
  selected: (day: string) => string;
  /** Name of the first day of a range. Default "…, start of range". */
  rangeStart: (day: string) => string;
  /** Name of a day inside a range. Default "…, in range". */
  rangeMiddle: (day: string) => string;
  /** Name of the last day of a range. Default "…, end of range". */
  rangeEnd: (day: string) => string;
  /** Name of the only day of a range. Default "…, start and end of range". */
  rangeOnly: (day: string) => string;
  /** Announces an empty value. Default "Nothing chosen." */
  nothingChosen: string;
  /** Announces a date. Default "Chosen: November 14, 2026." */
  dateChosen: (date: string) => string;
  /** Announces the start of a range. Default "Start: November 14, 2026. Choose the end." */
  startChosen: (start: string) => string;
  /** Announces the end of a range without a start. Default "End: November 18, 2026." */
  endChosen: (end: string) => string;
  /** Announces a range. Default "Range from November 14, 2026 to November 18, 2026." */
  rangeChosen: (start: string, end: string) => string;
}

const ofCalendar = (place?: number) =>
  place === undefined ? '' : ` of the ${place === 0 ? 'first' : 'second'} calendar`;

/** The words in English. */
export const englishWords: DateWords = {
  date: 'Date',
  dates: 'Dates',
  chooseDates: 'Choose dates',
  required: 'Required',
  invalid: 'Invalid',
  startDate: 'Start date',
  endDate: 'End date',
  parts: { month: 'month', day: 'day', year: 'year' },
  placeholders: { month: 'mm', day: 'dd', year: 'yyyy' },
  incomplete: 'Type month, day and year.',
  notADate: (text) => `${text} is not a date.`,
  betweenLimits: (first, last) => `Choose a day from ${first} to ${last}.`,
  fromLimit: (first) => `Choose a day from ${first} on.`,
  untilLimit: (last) => `Choose a day up to ${last}.`,
  from: (start) => `From ${start}`,
  until: (end) => `Until ${end}`,
  presets: 'Presets',
  completeDays: (days) => `First ${days} complete ${days === 1 ? 'day' : 'days'} and today`,
  completeMonths: (months) => (months === 1 ? 'Last complete month' : `Last ${months} complete months`),
  yearToDate: 'Year to date',
  clear: 'Clear',
  done: 'Done',
  previousMonth: 'Go to the previous month',
  nextMonth: 'Go to the next month',
  chooseMonth: (place) => `Choose the month${ofCalendar(place)}`,
  chooseYear: (place) => `Choose the year${ofCalendar(place)}`,
  weekNumberHeader: 'Week number',
  weekNumber: (week) => `Week ${week}`,
  today: (day) => `Today, ${day}`,
  selected: (day) => `${day}, selected`,
  rangeStart: (day) => `${day}, start of range`,
  rangeMiddle: (day) => `${day}, in range`,
  rangeEnd: (day) => `${day}, end of range`,
  rangeOnly: (day) => `${day}, start and end of range`,
  nothingChosen: 'Nothing chosen.',
  dateChosen: (date) => `Chosen: ${date}.`,
  startChosen: (start) => `Start: ${start}. Choose the end.`,
  endChosen: (end) => `End: ${end}.`,
  rangeChosen: (start, end) => `Range from ${start} to ${end}.`,
};
