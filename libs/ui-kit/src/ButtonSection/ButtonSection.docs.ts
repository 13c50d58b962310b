import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A choice in two steps: a few buttons of which one is active, what that one (or the one pointed at) means, and the checkboxes or rows that can be chosen under it.',
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
    'For a choice in two steps: by what, and then which ones.',
    'With checkboxes for names, with a table for rows that need several columns to be distinguished.',
  ],
  avoid: [
    'For a choice in one step: use `Radio` or `SelectorCard`.',
    'For views of the same content: use `ButtonGroup`.',
    'For thousands of rows: use the data table.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the buttons, then to the accordion and what is in it; the button in focus shows its description.',
    },
    { keys: ['Enter', 'Space'], does: 'On a button: makes it active. On the accordion: opens or closes it.' },
    { keys: ['Space'], does: 'On a checkbox: checks it or takes the check away.' },
  ],
  accessibility: [
    'It is a group with a name; each button tells by `aria-pressed` whether it is the active one, and has its description.',
    'The room for the descriptions is that of the longest, so nothing moves when another one is shown.',
    'What is chosen under other buttons is kept.',
  ],
};
