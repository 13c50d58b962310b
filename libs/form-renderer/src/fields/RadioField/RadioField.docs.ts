import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects one of a few visible options. Field type `radio`.',
  imports: ['FormRenderer'],
  use: ['For two to seven options of which one is selected.'],
  avoid: ['For more options: use `select`.', 'For yes or no: use `checkbox` or `switch`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the selected option, or to the first one.' },
    { keys: ['↓', '→'], does: 'Selects the next option.' },
    { keys: ['↑', '←'], does: 'Selects the previous option.' },
    { keys: ['Space'], does: 'Selects the focused option.' },
  ],
  accessibility: ['It is a radio group named by its `label`.'],
};
