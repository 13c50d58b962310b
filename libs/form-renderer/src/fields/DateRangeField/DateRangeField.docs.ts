import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a date range from calendars, by typing or by pasting. Field type `date-range`.',
  imports: ['FormRenderer'],
  use: [
    'For a range that includes both dates. Its value is `{ from, to }` with strings such as `2026-11-20`; null is an open end.',
    'As a filter it is serialised as `[2026-01-01,2026-12-31]`, `[2026-01-01,inf)` or `(-inf,2026-12-31]`.',
  ],
  avoid: ['For relative ranges, such as the last 30 days: use a `custom` field.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the calendars.' },
    { keys: ['←', '↓', '→', '↑'], does: 'In a calendar: moves by one day or one week.' },
    { keys: ['Escape'], does: 'Closes the calendars.' },
  ],
  accessibility: [
    'It is the `DateRangePicker` of `ui-kit`: a button that opens a dialog with typed date parts and calendars.',
    'Until its control has loaded, the field is a named group with `aria-busy`.',
  ],
};
