import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a checkbox. Field type `checkbox`.',
  imports: ['FormRenderer'],
  use: ['For a filter that is on or off. Its value is true or absent.'],
  avoid: ['For “yes”, “no” and “any”: use `radio`.'],
  keyboard: [{ keys: ['Space'], does: 'Toggles the checkbox.' }],
  accessibility: ['It is a native checkbox; clicking the label toggles it too.'],
};
