import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A panel at the side of the page: over it as long as it is open, or a permanent part of it.',
  types: ['DrawerCloseDetails'],
  use: [
    'For navigation on narrow screens.',
    'For details of a row that do not need a page of their own.',
    'From the left, right, top or bottom; 250 px wide by default.',
  ],
  avoid: [
    'For filters: use `FilterDrawer`, which makes room beside the page.',
    'For a short question: use `Dialog`.',
    'For a panel with heading and footer that slides over the page: use `SlideOutPanel`.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Move inside a temporary drawer and never out of it.' },
    { keys: ['Escape'], does: 'On a temporary drawer: asks to be closed, `onClose` is called.' },
  ],
  accessibility: [
    'A temporary drawer is modal: the focus moves in and returns to where it was.',
    'Name it with `aria-label` or `aria-labelledby`.',
    '`onClose` receives whether Escape or a press beside it asked for it.',
  ],
};
