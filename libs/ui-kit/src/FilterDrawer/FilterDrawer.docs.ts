import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows a filter form in a drawer at the right: a heading, a scrolling form and a fixed footer. It is beside the content, or over it on narrow screens.',
  types: ['FilterDrawerCloseDetails'],
  use: [
    'For filters that users change while they see the results.',
    'With `footer` for Clear and Apply, and `headerActions` for undo and redo.',
  ],
  avoid: ['For three or four filters: put them above the results.', 'For anything other than a form: use `Drawer`.'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus through the heading, the form and the footer. Beside the page it continues on the page; over the page it stays inside.',
    },
    { keys: ['Escape'], does: 'Calls `onClose`.' },
  ],
  accessibility: [
    'The focus moves to the panel when it opens, beside the page to its first `Accordion` if it has one, and returns to the previous element when it closes.',
    'Beside the page it is not modal: users can still use the results.',
    'Its name is its heading, “Filters” by default.',
  ],
};
