import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a panel at an edge of the page: temporarily over the page, or as a permanent part of it.',
  types: ['DrawerCloseDetails'],
  use: [
    'For navigation on narrow screens.',
    'For details of a row that do not need their own page.',
    'From the left, right, top or bottom; 250 px wide by default.',
  ],
  avoid: [
    'For filters: use `FilterDrawer`, which shows them beside the page content.',
    'For a short question: use `Dialog`.',
    'For a panel with a heading and a footer that slides over the page: use `SlideOutPanel`.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Moves the focus inside a temporary drawer; the focus cannot leave it.' },
    { keys: ['Escape'], does: 'In a temporary drawer: calls `onClose`.' },
  ],
  accessibility: [
    'A temporary drawer is modal: the focus moves into it, and returns to the previous element when it closes.',
    'Name it with `aria-label` or `aria-labelledby`.',
    '`onClose` receives the reason: `escape` or `backdrop`.',
  ],
};
