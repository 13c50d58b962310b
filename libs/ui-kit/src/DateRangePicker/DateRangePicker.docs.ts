import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Chooses a range of days: by presets, by typing or pasting, or with two clicks in the calendars.',
  imports: ['completeDaysPreset', 'completeMonthsPreset', 'DateRangePicker', 'yearToDatePreset'],
  types: [
    'DateRange',
    'DatePreset',
    'completeDaysPreset',
    'completeMonthsPreset',
    'yearToDatePreset',
    'DateLocaleProps',
    'DateWords',
    'DateRangeChangeDetails',
    'PickerOpenDetails',
  ],
  use: [
    'For periods in filters: effective dates, the last 30 complete days.',
    'With `presets` for what people ask for every day; they are counted from today.',
    'With `locale` (from `react-day-picker/locale`) and `words` on pages in another language; labels of presets are yours.',
    'With `timeZone` where days count in one place: a range starts and ends there, and presets count from its today.',
    'With an open end: a start without an end is a value too (`to` is null).',
  ],
  avoid: [
    'For one day: use `DatePicker`.',
    'For years: use a `RangeSliderDropdown`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the field: opens the panel. On a day: the first press sets the start, the second the end.',
    },
    { keys: ['Tab'], does: 'Moves through presets, typed dates, calendars and buttons.' },
    { keys: ['←', '→', '↑', '↓'], does: 'In the calendar: a day or a week back or on.' },
    {
      keys: ['0', '…', '9'],
      does: 'In the calendar: type a date. The focus moves to the first empty part of the typed dates.',
    },
    { keys: ['Page Up', 'Page Down'], does: 'A month back or on; with `Shift` a year.' },
    { keys: ['Home', 'End'], does: 'The first or last day of the week.' },
    {
      keys: ['/', '-', '.'],
      does: 'In a typed part: goes on to the next one. Once the part is full, that happens by itself.',
    },
    { keys: ['Escape'], does: 'Closes the panel; the focus goes back to the field.' },
  ],
  accessibility: [
    'An end before its start is no error: the two swap.',
    'The start counts from the start of its day, the end to 23:59:59 of its day.',
    'A typed or pasted date that is none, or lies beyond the limits, is kept in its fields, marked and explained below them. The range counts once both dates do; until then the value stays as it was.',
    'A part that is half typed, 1 on the way to 12, counts once it is whole, on Enter, or when the person has left the date.',
    'Pasted ranges fill both dates: 11/01/2026-11/20/2026, 2026-11-01/2026-11-20, “Nov 1 – 20, 2026”, “Jan 1 to Mar 31, 2026”, with times or without.',
    'A second calendar is beside the first where there is room for it. A single calendar also shows the days of the months before and after, as in `DatePicker`; side by side, those days would appear twice.',
    'Between the two clicks the days are grey from the start to the one that is pointed at: a click there makes that range.',
    'What was chosen is announced: “Start: November 14, 2026. Choose the end.”, then “Range from November 14, 2026 to November 18, 2026.” The days say “start of range”, “in range” and “end of range”.',
    'With a `locale`, months, days and typed dates follow the language; with `words` the picker speaks it too, and its panel has the `lang` of the locale.',
    'Week numbers (`showWeekNumber`) are row headers with a name: “Week 47”.',
    'Each typed date is a named group (“Start date”, “End date”) of three named parts.',
  ],
};
