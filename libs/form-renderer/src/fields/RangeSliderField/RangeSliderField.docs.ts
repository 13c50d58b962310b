import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a range with a slider that is always visible. Field type `range-slider`.',
  imports: ['FormRenderer'],
  use: [
    'For the one or two most important ranges of a form.',
    'With `data` if a query returns the scale; with `keyCount` to show a histogram above the slider.',
    'With `openEnded` if the last position means “and more”.',
  ],
  avoid: ['In forms with many ranges: use `select-range`, which takes less space.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus from handle to handle.' },
    { keys: ['←', '↓', '→', '↑'], does: 'Moves the handle by one step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Moves the handle by ten steps.' },
    { keys: ['Home', 'End'], does: 'Moves the handle to the end of the track, or next to the other handle.' },
  ],
  accessibility: [
    'Each handle is a slider, “{label} minimum” and “{label} maximum”.',
    'The full range and `defaultValue` do not filter.',
    'While its data loads, the field is a named group with `aria-busy`. A failure is an alert; “Try again” returns the focus to the field.',
  ],
};
