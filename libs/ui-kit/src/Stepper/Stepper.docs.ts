import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows the user’s progress in a task of several steps. Steps before the active one are completed, steps after it are upcoming.',
  types: ['Step', 'StepChangeDetails'],
  use: [
    'For a task of three to six steps in a fixed order.',
    'With `error` on a step that needs correction, and `optional` on a step that users can skip.',
    'With `selectable` if users can go back, or to any step.',
  ],
  avoid: [
    'For sections in any order: use `Accordion` or pages.',
    'For the progress of an automatic task: use `ProgressBar`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus through the steps that can be opened; other steps are not buttons.' },
    { keys: ['Enter', 'Space'], does: 'Opens the focused step.' },
  ],
  accessibility: [
    'It is an ordered list; the active step has `aria-current="step"`.',
    'Screen readers read the state before the label: “Completed:”, “Current:”, “Error:”.',
    'On narrow screens the steps are stacked vertically.',
  ],
};
