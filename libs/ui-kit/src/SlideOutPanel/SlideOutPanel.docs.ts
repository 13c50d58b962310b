import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A panel that slides out from the side of the window, with a heading, content that scrolls and a footer that stays.',
  types: ['SlideOutPanelDetails'],
  use: ['For the details of a row while the list stays in use.', 'For a form that belongs to what is seen beside it.'],
  avoid: [
    'For filters that make room beside the results: use `FilterDrawer`.',
    'For navigation: use `Drawer`.',
    'For a question: use `Dialog`.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through heading, content and footer; it stays inside as long as the panel is modal.',
    },
    { keys: ['Escape'], does: 'Closes the panel.' },
  ],
  accessibility: [
    'It is named after its heading; it takes the focus when it opens and gives it back when it closes.',
    'With `modal={false}` the page beside it stays in use, as long as there is room for both; with `push` as well nothing of the page is covered.',
  ],
};
