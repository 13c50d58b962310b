import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Fields behind a button that counts the filled ones: the type `pill`.',
  imports: ['FormRenderer'],
  use: ['For filters that few people need.'],
  avoid: ['For the sections of a long form: use `accordion`.'],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Show or hide its fields.' }],
  accessibility: [
    'The button tells whether its fields are shown, and how many of them are filled.',
    'Fields that are hidden load nothing and are not in the document.',
  ],
};
