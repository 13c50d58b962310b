import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a date from a calendar or by typing. Field type `date`.',
  imports: ['FormRenderer'],
  use: [
    'For one date: a birthday, the start of a policy. Its value is a string such as `2026-11-20`, without a time or time zone.',
    'With `minDate` and `maxDate` to limit the valid dates.',
  ],
  avoid: ['For a date range: use `date-range`.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the calendar.' },
    { keys: ['←', '↓', '→', '↑'], does: 'In the calendar: moves by one day or one week.' },
    { keys: ['Escape'], does: 'Closes the calendar.' },
  ],
  accessibility: [
    'It is the `DatePicker` of `ui-kit`: a button that opens a dialog with typed date parts and a calendar.',
    'Until its control has loaded, the field is a named group with `aria-busy`.',
  ],
};
