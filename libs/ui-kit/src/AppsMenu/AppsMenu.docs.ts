import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a button in the top bar that opens a grouped list of the company’s applications.',
  types: ['AppGroup', 'AppEntry'],
  use: [
    'Inside `AppBar` and `PageShell`, which render it from their `apps` prop.',
    'With `selected` on the current application.',
  ],
  avoid: ['For the pages of one application: use `Sidebar`.', 'For actions: use `Menu`.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the list and moves the focus into it.' },
    {
      keys: ['Tab'],
      does: 'Moves the focus through the applications. Past the last one it closes the list and moves on from the button.',
    },
    { keys: ['Escape'], does: 'Closes the list and returns the focus to the button.' },
  ],
  accessibility: [
    'The list is a dialog with the name of the button; each group is a region named by its title.',
    'The current application has `aria-current="page"`.',
    'Applications are links, so users can open them in a new tab.',
  ],
};
