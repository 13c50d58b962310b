import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows related content on a surface with a background and a border or shadow.',
  use: [
    'For cards, panels and tables on the page.',
    '`flat`, or `raised` with a shadow, for content on the page; `overlay` for content over it.',
  ],
  avoid: [
    'Inside another paper: use spacing and `Divider`.',
    'For content that opens and closes: use `Dialog`, `Popover` or `Drawer`.',
  ],
  keyboard: [],
  accessibility: ['It has no role. Give it a role and a name if it is a section.'],
};
