import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lays things out in twelve columns.',
  types: ['GridSpacing', 'gridSpacing'],
  use: [
    'For cards and form fields that are side by side on wide screens and one below the other on narrow ones.',
    'With `spacing` 1 to 8 for 4, 8, … 32 px.',
  ],
  avoid: ['For rows of records: use the data table.', 'For a simple row or column: use flex styles.'],
  keyboard: [],
  accessibility: [
    'The order on screen is the order in the document: it is also the order of reading and of the keyboard.',
  ],
};
