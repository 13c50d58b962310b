import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A surface that holds things that belong together.',
  use: [
    'For cards, panels and tables on the page.',
    '`flat` on the page, `raised` where it rests on it, `overlay` where it floats over it.',
  ],
  avoid: [
    'Inside another paper: use space and `Divider`.',
    'For something that opens and closes: use `Dialog`, `Popover` or `Drawer`.',
  ],
  keyboard: [],
  accessibility: ['It is a plain element; give it a role and a name where it is a section of its own.'],
};
