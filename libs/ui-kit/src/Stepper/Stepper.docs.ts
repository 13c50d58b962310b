import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows a person’s place in a task of several steps: those before the active one are completed, those after it upcoming.',
  types: ['Step', 'StepChangeDetails'],
  use: [
    'For a task of three to six steps in a fixed order.',
    'With `error` on a step that needs another look, and `optional` on one that can be left out.',
    'With `selectable` where going back, or anywhere, is allowed.',
  ],
  avoid: [
    'For sections in any order: use `Accordion` or pages.',
    'For the progress of work that runs by itself: use `ProgressBar`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the steps that can be opened; the others are not buttons.' },
    { keys: ['Enter', 'Space'], does: 'Opens the step in focus.' },
  ],
  accessibility: [
    'It is an ordered list; the active step has `aria-current="step"`.',
    'Before a label screen readers read what its look shows: “Completed:”, “Current:”, “Error:”.',
    'On a narrow screen the steps are one below the other.',
  ],
};
