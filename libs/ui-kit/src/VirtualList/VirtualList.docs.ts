import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a list of any length and renders only the visible items.',
  use: [
    'For hundreds or thousands of items to read: a history, industry codes.',
    'With items of different heights; `estimateHeight` stabilises the scroll bar.',
  ],
  avoid: [
    'For a few items: use `List`, in which the browser’s text search finds everything.',
    'For selecting: use `Select`, `MultiSelect` or `Autocomplete`, which include a virtual list.',
    'For columns: use `DataTable`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the list.' },
    { keys: ['↑', '↓', 'Page Up', 'Page Down', 'Home', 'End'], does: 'Scrolls the list.' },
  ],
  accessibility: [
    'Each item has its position and the total number of items, including items that are not in the DOM.',
    'Give it an `aria-label`.',
  ],
};
