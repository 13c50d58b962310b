import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a checkbox as a switch. Field type `switch`.',
  imports: ['FormRenderer'],
  use: ['For a filter that is on or off, if changes take effect immediately.'],
  avoid: ['In a list of several similar options: use `checkbox`.'],
  keyboard: [{ keys: ['Space'], does: 'Toggles the switch.' }],
  accessibility: ['It has the role `switch`; its label describes what is on.'],
};
