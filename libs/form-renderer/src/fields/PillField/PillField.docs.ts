import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Groups fields behind a button that shows how many are filled. Field type `pill`.',
  imports: ['FormRenderer'],
  use: ['For filters that few users need.'],
  avoid: ['For the sections of a long form: use `accordion`.'],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Shows or hides its fields.' }],
  accessibility: [
    'The button has `aria-expanded`, and shows how many fields are filled.',
    'Hidden fields load no data and are not in the DOM.',
  ],
};
