import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Something that holds or is not asked for: the type `checkbox`.',
  imports: ['FormRenderer'],
  use: ['For a filter that is on or off. Its value is true, or there is none.'],
  avoid: ['For “yes”, “no” and “any”: use `radio`.'],
  keyboard: [{ keys: ['Space'], does: 'Switches it.' }],
  accessibility: ['It is a native checkbox; its label is part of what can be pressed.'],
};
