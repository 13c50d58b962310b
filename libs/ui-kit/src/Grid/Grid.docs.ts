import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lays out content in a grid of twelve columns.',
  types: ['GridSpacing', 'gridSpacing'],
  use: [
    'For cards and form fields that are side by side on wide screens and stacked on narrow screens.',
    'With `spacing` 1 to 8 for 4, 8, … 32 px.',
  ],
  avoid: ['For rows of records: use `DataTable`.', 'For a single row or column: use flexbox styles.'],
  keyboard: [],
  accessibility: ['The visual order is the DOM order, which is also the reading order and the tab order.'],
};
