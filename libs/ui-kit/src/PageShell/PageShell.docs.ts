import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'What is around every page: the top bar with apps, help and account, the sidebar, the document’s title.',
  types: ['NavigationItem', 'AppGroup', 'AppEntry', 'AccountMenuProps', 'HelpLink'],
  use: [
    'Once around an application; `currentPath` decides which entry is active.',
    'With `drawer` for a `FilterDrawer` beside the content.',
    'With `contentHeight="viewport"` for a page whose table scrolls by itself.',
  ],
  avoid: ['For sign-in and error pages before sign-in, which have no navigation.', 'Inside another page shell.'],
  keyboard: [
    { keys: ['Tab'], does: 'First the link “Skip to content”, then the top bar, the sidebar and the content.' },
    { keys: ['Enter'], does: 'On the skip link: moves the focus to the content. On an entry: goes there.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On “Collapse” or “Expand”: closes or opens the sidebar. On the avatar or the apps button: opens the menu.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the open menu, or the navigation of a narrow screen; the focus goes back to the button that opened it.',
    },
  ],
  accessibility: [
    'Header, navigation and main content are landmarks; the page on show has `aria-current="page"`.',
    'A collapsed sidebar shows icons alone; their names stay, and show as tooltips.',
    'On narrow screens the sidebar becomes a drawer behind a menu button, a dialog with the product’s mark and name and a button “Close navigation”; the focus stays in it until it is closed.',
    'The document’s title is the product’s name followed by the page’s title.',
  ],
};
