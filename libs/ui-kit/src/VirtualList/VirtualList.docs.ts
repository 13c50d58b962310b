import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A list of any length of which only what is in view is in the document.',
  use: [
    'For hundreds or thousands of items to read through: a history, the codes of an industry.',
    'With items of different heights; `estimateHeight` steadies the scroll bar.',
  ],
  avoid: [
    'For a few items: use `List`, of which a browser can find every word.',
    'For choosing: use `Select`, `MultiSelect` or `Autocomplete`, which bring their own list.',
    'For columns: use the table.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the list.' },
    { keys: ['↑', '↓', 'Page Up', 'Page Down', 'Home', 'End'], does: 'Scroll it.' },
  ],
  accessibility: [
    'Each item tells its position and how many there are, also of those that are not in the document.',
    'Give it an `aria-label`.',
  ],
};
