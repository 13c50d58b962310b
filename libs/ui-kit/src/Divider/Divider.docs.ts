import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Separates content with a thin line.',
  use: [
    'Between groups in a menu or a toolbar, and between parts of a card.',
    'With `orientation="vertical"` and `flexItem` inside a row.',
  ],
  avoid: ['If spacing alone separates the content: omit it.', 'Around a group: use `Paper`.'],
  keyboard: [],
  accessibility: [
    'It has the role `separator`. If it is decorative, set `aria-hidden`.',
    'Inside a list it needs `component="li"`.',
  ],
};
