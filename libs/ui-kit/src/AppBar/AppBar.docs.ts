import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows the top bar of every page, 60 px high: apps menu, logo and product name, help and account.',
  types: ['AppGroup', 'AppEntry', 'AccountMenuProps', 'HelpLink'],
  use: [
    'Inside `PageShell`, which renders it from its own props.',
    'On its own for a page without navigation, for example before sign-in.',
  ],
  avoid: [
    'For the actions of a page: put them next to the page heading.',
    'Twice on a page: the bar has a fixed position at the top of the window.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus through the navigation button, apps menu, product name, further controls, help and account.',
    },
    { keys: ['Enter', 'Space'], does: 'Activates the focused button; on the product name, Enter opens the home page.' },
  ],
  accessibility: [
    'It is the banner landmark of the page.',
    'The help link opens in a new tab; its tooltip is its accessible name.',
    'A product name that does not fit wraps to a second line, and is cut off there with an ellipsis; screen readers read the full name.',
  ],
};
