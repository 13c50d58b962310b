import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Hides text visually but keeps it available to screen readers.',
  use: [
    'For information that is visible only from the layout: “sorted by premium”, the unit of a column.',
    'Inside a control whose accessible name would be too short.',
  ],
  avoid: [
    'For text that must be announced when it changes: use `StatusMessage`.',
    'For text that all users need: show it.',
  ],
  keyboard: [],
  accessibility: [
    'It takes no space and does not affect the layout.',
    'Do not put focusable elements into it: the focus would be invisible.',
  ],
};
