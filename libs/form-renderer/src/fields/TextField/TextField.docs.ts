import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets users enter one line of text. Field type `text`.',
  imports: ['FormRenderer'],
  use: ['For a name or a part of one: set `filter.format` to `%{data}%` for “contains”.'],
  avoid: ['For one of many known values: use `select` or `autocomplete`.', 'For several values: use `multi-text`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the field, or out of it.' },
    { keys: ['Enter', 'Space'], does: 'On the clear button: clears the field.' },
  ],
  accessibility: [
    'Its name is its `label`, or its id if there is none.',
    'The tooltip has its own button, “About {label}”, with the explanation as its description.',
  ],
};
