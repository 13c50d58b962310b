import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Goes through pages of rows: “Rows per page:”, “1-25 of 1,248”, back and forth.',
  types: ['PageChangeDetails', 'PageSizeChangeDetails'],
  use: [
    'Below a table or list that shows a page at a time.',
    'With `showFirstAndLast` where the ends are of interest.',
  ],
  avoid: ['For a list that is short enough to show whole.', 'For rows that are loaded while scrolling.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the page size and the buttons; those that lead nowhere are passed over.' },
    { keys: ['Enter', 'Space'], does: 'Press the button in focus, or open the page sizes.' },
  ],
  accessibility: [
    'It is a navigation landmark named “Pagination”; with two on a page give each an `aria-label`.',
    'The caption is a polite live region: a new page is read out.',
    'When the page size changes, the first row on show stays on show.',
  ],
};
