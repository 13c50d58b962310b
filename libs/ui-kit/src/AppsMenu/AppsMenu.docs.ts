import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'The button in the top bar that opens the list of a company’s applications, in groups.',
  types: ['AppGroup', 'AppEntry'],
  use: [
    'Inside `AppBar` and `PageShell`, which draw it from their `apps`.',
    'With `selected` on the application on show.',
  ],
  avoid: ['For the pages of one application: use `Sidebar`.', 'For actions: use `Menu`.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the list, and moves the focus into it.' },
    { keys: ['Tab'], does: 'Moves through the applications.' },
    { keys: ['Escape'], does: 'Closes the list; the focus returns to the button.' },
  ],
  accessibility: [
    'The list is a dialog with the name of the button; each group is a region with its title as name.',
    'The application on show has `aria-current="page"`.',
    'Applications are links of the browser: they can be opened in a new tab.',
  ],
};
