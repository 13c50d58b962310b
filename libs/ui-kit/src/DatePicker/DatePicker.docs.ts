import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Chooses a day, in a calendar or by typing. The value is the start of that day.',
  types: ['DateLocaleProps', 'DateWords', 'DateChangeDetails', 'PickerOpenDetails'],
  use: [
    'For one day: an effective date, a due date.',
    'With `minDate` and `maxDate` where other days make no sense; they cannot be chosen then.',
    'With `locale` (from `react-day-picker/locale`) and `words` on pages in another language.',
    'With `timeZone` where days count in one place, whatever zone the browser is in.',
  ],
  avoid: [
    'For a span of days: use `DateRangePicker`.',
    'For a year or a month alone: use `Select`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the field: opens the calendar, with the focus on the chosen day or today.' },
    {
      keys: ['←', '→'],
      does: 'In the calendar: a day back or on. At the edge of a typed part: to the part beside it.',
    },
    { keys: ['↑', '↓'], does: 'A week back or on.' },
    { keys: ['0', '…', '9'], does: 'In the calendar: type a date. The focus moves to the typed date.' },
    { keys: ['Page Up', 'Page Down'], does: 'A month back or on; with `Shift` a year.' },
    { keys: ['Home', 'End'], does: 'The first or last day of the week.' },
    { keys: ['Enter', 'Space'], does: 'In the calendar: chooses the day; the chosen day again clears it.' },
    {
      keys: ['/', '-', '.'],
      does: 'In a typed part: goes on to the next one. Once the part is full, that happens by itself.',
    },
    { keys: ['Backspace'], does: 'In an empty typed part: back to the part before.' },
    { keys: ['Escape'], does: 'Closes the calendar; the focus goes back to the field.' },
  ],
  accessibility: [
    'The field is a button with the chosen day in its name; it opens a dialog named after the label.',
    'Each day is named in full (“Friday, November 20, 2026”), with “Today” and “selected” where they apply.',
    'A date typed or pasted counts once it is a real date within the limits; until then it is kept in its fields, marked and explained below them. A part that is half typed, 1 on the way to 12, counts once it is whole, on Enter, or when the person has left the date.',
    'A year of two digits lies between 1970 and 2069. Pasted are also 2026-11-20, “Nov 20, 2026”, 20.11.2026 and what has a time behind it; a text that is not a date is said to be none and changes nothing.',
    'With a `locale`, months, days and typed dates follow the language; with `words` the picker speaks it too, and its panel has the `lang` of the locale.',
    'Week numbers (`showWeekNumber`) are row headers with a name: “Week 47”.',
    'The calendar turns to the month that is typed, however long ago. `required` and `error` are said with the description of the button.',
    'The weeks are filled up with the days of the months before and after.',
    'Days outside of the limits are disabled, not hidden.',
  ],
};
