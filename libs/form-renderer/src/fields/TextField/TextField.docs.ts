import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'One line of text: the type `text`.',
  imports: ['FormRenderer'],
  use: ['For a name or a part of one: give it `filter.format` `%{data}%` for “contains”.'],
  avoid: ['For one of many known values: use `select` or `autocomplete`.', 'For several values: use `multi-text`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, and on.' },
    { keys: ['Enter', 'Space'], does: 'On the clear button: empties the field.' },
  ],
  accessibility: [
    'It is named after its `label`, without one after its id.',
    'The tooltip is a button of its own, “About {label}”, which the explanation describes.',
  ],
};
