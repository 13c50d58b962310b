import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets users enter several lines of text. Field type `textarea`.',
  imports: ['FormRenderer'],
  use: ['For notes and reasons; `rows` sets the number of visible lines.'],
  avoid: ['For one line: use `text`.', 'For a list of values: use `multi-text`.'],
  keyboard: [
    { keys: ['Enter'], does: 'Starts a new line.' },
    { keys: ['Tab'], does: 'Moves the focus to the field, or out of it.' },
  ],
  accessibility: ['Its name is its `label`, or its id if there is none.'],
};
