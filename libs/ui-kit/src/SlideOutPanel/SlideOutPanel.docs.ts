import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows a panel that slides in from the side of the window, with a heading, scrolling content and a fixed footer.',
  types: ['SlideOutPanelDetails'],
  use: ['For the details of a row while the list stays usable.', 'For a form that relates to the content beside it.'],
  avoid: [
    'For filters beside the results: use `FilterDrawer`.',
    'For navigation: use `Drawer`.',
    'For a question: use `Dialog`.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus through the heading, the content and the footer. In a modal panel the focus stays inside.',
    },
    { keys: ['Escape'], does: 'Closes the panel.' },
  ],
  accessibility: [
    'Its name is its heading. It takes the focus when it opens and returns it when it closes.',
    'With `modal={false}` the page beside it stays usable if there is space for both. With `push` too, it does not cover the page.',
  ],
};
