import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Groups fields in a section that opens and closes. Field type `accordion`.',
  imports: ['FormRenderer'],
  use: ['For the parts of a long form, with `expanded` on those that most users need.'],
  avoid: ['For two or three fields in a short form.'],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens or closes the section.' }],
  accessibility: [
    'Its heading level matches its depth; the heading shows how many fields are filled.',
    'The tooltip is next to the heading’s button, not inside it.',
  ],
};
