import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Two days, chosen in calendars, typed or pasted: the type `date-range`.',
  imports: ['FormRenderer'],
  use: [
    'For a span of days, both included. Its value is `{ from, to }` of texts such as `2026-11-20`; null is an open end.',
    'As a filter it travels as `[2026-01-01,2026-12-31]`, `[2026-01-01,inf)` or `(-inf,2026-12-31]`.',
  ],
  avoid: ['For spans that move with the calendar, such as the last 30 days: use a `custom` field.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the calendars.' },
    { keys: ['←', '↓', '→', '↑'], does: 'In a calendar: move by a day or a week.' },
    { keys: ['Escape'], does: 'Closes the calendars.' },
  ],
  accessibility: [
    'It is the `DateRangePicker` of the kit: a button that opens a dialog with typed parts and calendars.',
    'Until its control has loaded the field is a busy group of its name.',
  ],
};
