import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A drawer for filter forms at the right: a heading, the form that scrolls, a footer that stays. It makes room beside the content, and covers it on narrow screens.',
  types: ['FilterDrawerCloseDetails'],
  use: [
    'For filters that are changed while the results are watched.',
    'With `footer` for clear and apply, and `headerActions` for undo and redo.',
  ],
  avoid: ['For three or four filters: put them above the results.', 'For anything but a form: use `Drawer`.'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through heading, form and footer; beside the page it goes on to the page, over the page it stays inside.',
    },
    { keys: ['Escape'], does: 'Asks to be closed: `onClose` is called.' },
  ],
  accessibility: [
    'When it opens the focus moves to the panel, when it closes back to where it was.',
    'Beside the page it is no modal layer: the results stay readable and usable.',
    'It is named after its heading, “Filters” by default.',
  ],
};
