import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows the navigation at the left of a page: entries with icons, and a group at the bottom.',
  types: ['NavigationItem', 'SidebarOpenDetails'],
  use: [
    'Inside `PageShell`, which manages the open state and shows it as a drawer on narrow screens.',
    'With `activeHrefs` for an entry with several pages.',
  ],
  avoid: ['For the sections of one page: use headings and links.', 'For other applications: use `AppsMenu`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus through the entries, and to “Collapse” or “Expand”.' },
    { keys: ['Enter'], does: 'Opens the page of the focused entry.' },
    { keys: ['Enter', 'Space'], does: 'On “Collapse” or “Expand”: collapses or expands the sidebar.' },
  ],
  accessibility: [
    'It is a navigation landmark named “Main”; the current page has `aria-current="page"`.',
    'A collapsed sidebar shows only icons. The entries keep their names, which are shown as tooltips.',
    'A disabled entry stays in the tab order and has `aria-disabled`; with `disabledReason` it also shows the reason.',
  ],
};
