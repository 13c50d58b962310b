import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'The same as a checkbox, drawn as a switch: the type `switch`.',
  imports: ['FormRenderer'],
  use: ['For a filter that is on or off, where the form takes effect at once.'],
  avoid: ['In a list of several of the kind: use `checkbox`.'],
  keyboard: [{ keys: ['Space'], does: 'Switches it.' }],
  accessibility: ['It has the role `switch`; its label says what is on.'],
};
