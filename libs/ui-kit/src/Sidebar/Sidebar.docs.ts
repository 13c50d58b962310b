import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'The navigation at the left of a page: its entries with icons, and a group at the bottom.',
  types: ['NavigationItem', 'SidebarOpenDetails'],
  use: [
    'Inside `PageShell`, which keeps it open or collapsed and puts it behind a button on narrow screens.',
    'With `activeHrefs` on an entry that has more than one page.',
  ],
  avoid: ['For the sections of one page: use headings and links.', 'For other applications: use `AppsMenu`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the entries, and to “Collapse” or “Expand”.' },
    { keys: ['Enter'], does: 'Follows the entry in focus.' },
    { keys: ['Enter', 'Space'], does: 'On “Collapse” or “Expand”: closes or opens it.' },
  ],
  accessibility: [
    'It is a navigation landmark called “Main”; the page on show has `aria-current="page"`.',
    'Collapsed, it shows icons alone; the names stay, and show as tooltips.',
    'A disabled entry stays in the tab order and says that it is disabled; with `disabledReason`, also why.',
  ],
};
