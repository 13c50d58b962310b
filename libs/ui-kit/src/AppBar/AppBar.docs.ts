import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'The bar at the top of every page, 60 px high: apps, the product’s mark and name, help and account.',
  types: ['AppGroup', 'AppEntry', 'AccountMenuProps', 'HelpLink'],
  use: [
    'Inside `PageShell`, which draws it from its own props.',
    'On its own for a page without navigation, such as one before sign-in.',
  ],
  avoid: [
    'For the actions of a page: they belong in the page, beside its heading.',
    'Twice on a page: it holds on to the top of the window.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through navigation button, apps, name, further controls, help and account.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button in focus; Enter follows the name home.' },
  ],
  accessibility: [
    'It is the page’s banner landmark.',
    'The help link opens in a new tab; its tip is its name.',
    'A name that is too long for the window is cut off with an ellipsis and read out whole.',
  ],
};
