import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A range behind a button, which counts once it is applied there: the type `select-range`.',
  imports: ['FormRenderer'],
  use: ['For ranges in forms where there is little room.'],
  avoid: ['For the range that people change most: use `range-slider`.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Open the track, and press its buttons.' },
    { keys: ['Tab'], does: 'Moves from handle to handle.' },
    { keys: ['←', '↓', '→', '↑'], does: 'Move the handle by a step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Move it by ten steps.' },
    { keys: ['Home', 'End'], does: 'Move it to the end of the track, or next to the other handle.' },
    { keys: ['Escape'], does: 'Closes it; what was not applied is forgotten.' },
  ],
  accessibility: [
    'The button bears the range; it opens a dialog named after the label.',
    'While its data loads the field is a busy group of its name; a failure is an alert, and “Retry” brings the focus back to the field.',
  ],
};
