import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a range in a dropdown with a slider and an Apply button. Field type `select-range`.',
  imports: ['FormRenderer'],
  use: ['For ranges in forms with little space.'],
  avoid: ['For the range that users change most often: use `range-slider`.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the slider, and activates its buttons.' },
    { keys: ['Tab'], does: 'Moves the focus from handle to handle.' },
    { keys: ['←', '↓', '→', '↑'], does: 'Moves the handle by one step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Moves the handle by ten steps.' },
    { keys: ['Home', 'End'], does: 'Moves the handle to the end of the track, or next to the other handle.' },
    { keys: ['Escape'], does: 'Closes the dropdown and discards changes that were not applied.' },
  ],
  accessibility: [
    'The button shows the range; it opens a dialog named after the label.',
    'While its data loads, the field is a named group with `aria-busy`. A failure is an alert; “Try again” returns the focus to the field.',
  ],
};
