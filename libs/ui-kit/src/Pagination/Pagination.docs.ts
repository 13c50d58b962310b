import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows the current page of rows and changes the page and its size: “Rows per page:”, “1-25 of 1,248”, previous and next.',
  types: ['PageChangeDetails', 'PageSizeChangeDetails'],
  use: [
    'Below a table or list that shows one page at a time.',
    'With `showFirstAndLast` if users often go to the first or last page.',
  ],
  avoid: ['For a list that fits on one page.', 'For rows that load while the user scrolls.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus through the page size and the buttons; skips disabled buttons.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused button, or opens the page sizes.' },
  ],
  accessibility: [
    'It is a navigation landmark named “Pagination”. If there are two on a page, give each an `aria-label`.',
    'The caption is a polite live region: a page change is announced.',
    'When the page size changes, the first visible row stays visible.',
  ],
};
