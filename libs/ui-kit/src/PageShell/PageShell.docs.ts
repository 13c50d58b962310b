import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lays out a page: the top bar, the sidebar and the content. Sets the document title.',
  types: ['NavigationItem', 'AppGroup', 'AppEntry', 'AccountMenuProps', 'HelpLink'],
  use: [
    'Once around an application; `currentPath` determines the active entry.',
    'With `drawer` for a `FilterDrawer` beside the content.',
    'With `contentHeight="viewport"` for a page with a scrolling table.',
  ],
  avoid: ['For sign-in pages, and error pages before sign-in: they have no navigation.', 'Inside another page shell.'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus to the “Skip to content” link, then to the top bar, the sidebar and the content.',
    },
    { keys: ['Enter'], does: 'On the skip link: moves the focus to the content. On an entry: opens its page.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On “Collapse” or “Expand”: collapses or expands the sidebar. On the avatar or the apps button: opens the menu.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the open menu, or the navigation drawer of a narrow screen, and returns the focus to its button.',
    },
  ],
  accessibility: [
    'Header, navigation and main content are landmarks; the current page has `aria-current="page"`.',
    'A collapsed sidebar shows only icons. The entries keep their names, which are shown as tooltips.',
    'On narrow screens a menu button opens the sidebar as a drawer: a dialog with the logo, the product name and a “Close navigation” button. The focus stays in it until it closes.',
    'The document title is the product name followed by the page title.',
  ],
};
