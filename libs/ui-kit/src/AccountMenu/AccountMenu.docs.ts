import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows the avatar button at the end of the top bar and its menu: the signed-in user, the account link and “Log out”.',
  use: [
    'Inside `AppBar` and `PageShell`, which render it from their `account` prop.',
    'With `items` for personal settings, for example the colour scheme.',
  ],
  avoid: ['For the pages of the application: use `Sidebar`.', 'For other users: use `Avatar`.'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the menu, or activates the focused item.' },
    { keys: ['↓', '↑'], does: 'Moves between the items.' },
    { keys: ['Escape'], does: 'Closes the menu and returns the focus to the avatar.' },
  ],
  accessibility: [
    'The button and its tooltip are named “Account”; the avatar inside is decorative.',
    'If there is no display name, the user name is shown.',
    'Without `accountUrl` there is no account link.',
  ],
};
