import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A range on a visible track: the type `range-slider`.',
  imports: ['FormRenderer'],
  use: [
    'For the one or two ranges that matter most in a form.',
    'With `data` where a query knows the track; `keyCount` draws the distribution over it.',
    'With `openEnded` where the last position means “and more”.',
  ],
  avoid: ['In forms with many ranges: use `select-range`, which takes less room.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from handle to handle.' },
    { keys: ['←', '↓', '→', '↑'], does: 'Move the handle by a step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Move it by ten steps.' },
    { keys: ['Home', 'End'], does: 'Move it to the end of the track, or next to the other handle.' },
  ],
  accessibility: [
    'Each handle is a slider, “{label} minimum” and “{label} maximum”.',
    'The full range and `defaultValue` are no filter.',
    'While its data loads the field is a busy group of its name; a failure is an alert, and “Retry” brings the focus back to the field.',
  ],
};
