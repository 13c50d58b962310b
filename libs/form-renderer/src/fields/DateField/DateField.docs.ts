import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A day, chosen in a calendar or typed: the type `date`.',
  imports: ['FormRenderer'],
  use: [
    'For one day: a birthday, the start of a policy. Its value is a text such as `2026-11-20`, without a time or a zone.',
    'With `minDate` and `maxDate` for the days that are valid.',
  ],
  avoid: ['For two days: use `date-range`.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the calendar.' },
    { keys: ['←', '↓', '→', '↑'], does: 'In the calendar: move by a day or a week.' },
    { keys: ['Escape'], does: 'Closes the calendar.' },
  ],
  accessibility: [
    'It is the `DatePicker` of the kit: a button that opens a dialog with typed parts and a calendar.',
    'Until its control has loaded the field is a busy group of its name.',
  ],
};
