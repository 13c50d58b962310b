import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of a few, all in sight: the type `radio`.',
  imports: ['FormRenderer'],
  use: ['For two to seven options of which one holds.'],
  avoid: ['For more options: use `select`.', 'For yes or no: use `checkbox` or `switch`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen option, or to the first one.' },
    { keys: ['↓', '→'], does: 'Choose the next option.' },
    { keys: ['↑', '←'], does: 'Choose the previous option.' },
    { keys: ['Space'], does: 'Chooses the option in focus.' },
  ],
  accessibility: ['It is a radio group named after its `label`.'],
};
