import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Lets the user choose in two steps: first one of several buttons, then the checkboxes or table rows of this button. Shows the description of the active, hovered or focused button.',
  types: [
    'ButtonSectionOption',
    'ButtonSectionCheckbox',
    'ButtonSectionTable',
    'ButtonSectionColumn',
    'ButtonSectionRow',
    'ButtonSectionValue',
    'ButtonSectionSelection',
    'ButtonSectionChangeDetails',
  ],
  use: [
    'For a choice in two steps: first a category, then values in it.',
    'With checkboxes for names, with a table for rows that need several columns to tell them apart.',
  ],
  avoid: [
    'For a choice in one step: use `Radio` or `SelectorCard`.',
    'For different views of the same content: use `ButtonGroup`.',
    'For thousands of rows: use `DataTable`.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus through the buttons, then to the accordion and its content. The focused button shows its description.',
    },
    { keys: ['Enter', 'Space'], does: 'On a button: makes it active. On the accordion: opens or closes it.' },
    { keys: ['Space'], does: 'On a checkbox: toggles it.' },
  ],
  accessibility: [
    'It is a named group. Each button has its description; `aria-pressed` marks the active one.',
    'Space for the longest description is reserved, so that nothing moves when the description changes.',
    'Selections of inactive buttons are kept.',
  ],
};
