import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several lines of text: the type `textarea`.',
  imports: ['FormRenderer'],
  use: ['For notes and reasons; `rows` says how many lines are in sight.'],
  avoid: ['For one line: use `text`.', 'For a list of values: use `multi-text`.'],
  keyboard: [
    { keys: ['Enter'], does: 'Begins a line.' },
    { keys: ['Tab'], does: 'Moves to the field, and on.' },
  ],
  accessibility: ['It is named after its `label`, without one after its id.'],
};
