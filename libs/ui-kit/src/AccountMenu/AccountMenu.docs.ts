import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'The avatar at the end of the top bar, and the menu behind it: who is signed in, their account, log out.',
  use: [
    'Inside `AppBar` and `PageShell`, which draw it from their `account`.',
    'With `items` for what belongs to the person: the colour scheme, settings.',
  ],
  avoid: [
    'For the pages of the application: use `Sidebar`.',
    'For people other than the one who is signed in: use `Avatar`.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the menu; in it, runs the entry.' },
    { keys: ['↓', '↑'], does: 'Move through the entries.' },
    { keys: ['Escape'], does: 'Closes the menu; the focus returns to the avatar.' },
  ],
  accessibility: [
    'The button is called “Account”, and says so in a tooltip; the avatar in it is decoration.',
    'The user name replaces a missing display name.',
    'Without `accountUrl` there is no link to an account.',
  ],
};
