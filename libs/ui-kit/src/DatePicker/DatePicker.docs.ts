import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a date from a calendar or by typing. The value is the start of that day.',
  types: ['DateLocaleProps', 'DateWords', 'DateChangeDetails', 'PickerOpenDetails'],
  use: [
    'For one date: an effective date, a due date.',
    'With `minDate` and `maxDate` to disable dates outside a range.',
    'With `locale` (from `react-day-picker/locale`) and `words` for pages in another language.',
    'With `timeZone` if dates belong to one time zone, independent of the browser’s.',
    'In a native form: set `name` to submit, validate and reset the value with the form.',
  ],
  avoid: ['For a date range: use `DateRangePicker`.', 'For only a year or a month: use `Select`.'],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the field: opens the calendar with the focus on the selected date or today.',
    },
    {
      keys: ['←', '→'],
      does: 'In the calendar: moves by one day. At the edge of a date part: moves to the next part.',
    },
    { keys: ['↑', '↓'], does: 'Moves by one week.' },
    { keys: ['0', '…', '9'], does: 'In the calendar: starts typing a date. The focus moves to the typed date.' },
    { keys: ['Page Up', 'Page Down'], does: 'Moves by one month; with `Shift` by one year.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last day of the week.' },
    { keys: ['Enter', 'Space'], does: 'In the calendar: selects the date. On the selected date: clears it.' },
    { keys: ['/', '-', '.'], does: 'In a date part: moves to the next part. A full part does this automatically.' },
    { keys: ['Backspace'], does: 'In an empty date part: moves to the previous part.' },
    { keys: ['Escape'], does: 'Closes the calendar and returns the focus to the field.' },
  ],
  accessibility: [
    'The field is a button whose name includes the selected date. It opens a dialog named after the label.',
    'Each day has a full name (“Friday, November 20, 2026”), with “Today” and “selected” if they apply.',
    'A typed or pasted date is applied when it is valid and within the limits. An invalid date stays in the fields, with an error message.',
    'An incomplete part, such as 1 for 12, is applied when it is full, on Enter, or when the focus leaves the date.',
    'Two-digit years are between 1970 and 2069.',
    'Paste also accepts 2026-11-20, “Nov 20, 2026”, 20.11.2026, and dates followed by a time. Other text shows an error and changes nothing.',
    'With a `locale`, month names, day names and typed dates follow the language. With `words`, the picker’s own texts do too, and its panel has the `lang` of the locale.',
    'Week numbers (`showWeekNumber`) are row headers named “Week 47”.',
    'The calendar shows the month of the typed date. `required` and `error` are in the button’s description.',
    'Days of the previous and next month fill the first and last week.',
    'Days outside the limits are disabled, not hidden.',
  ],
};
