import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A section of the form that opens and closes: the type `accordion`.',
  imports: ['FormRenderer'],
  use: ['For the parts of a long form, with `expanded` on those that most people need.'],
  avoid: ['For two or three fields in a short form.'],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Open or close the section.' }],
  accessibility: [
    'Its heading has the level that fits its depth, and tells how many of its fields are filled.',
    'A tooltip is beside the heading’s button, not in it.',
  ],
};
