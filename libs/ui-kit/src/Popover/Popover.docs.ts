import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A small surface that hangs from a control. It takes the focus, and gives it back when it closes.',
  types: ['HangingCloseDetails'],
  use: [
    'For a few fields or details that belong to a control.',
    'For something that is too rich for a tooltip and too small for a dialog.',
  ],
  avoid: [
    'For actions: use `Menu`.',
    'For a text about a control: use `Tooltip`.',
    'For a task with consequences: use `Dialog`.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Move inside the popover and never out of it.' },
    { keys: ['Escape'], does: 'Closes it; the focus goes back to the control.' },
  ],
  accessibility: [
    'It is a dialog: name it with `aria-label` or `aria-labelledby`.',
    'The control needs `aria-haspopup="dialog"` and `aria-expanded`.',
    'A press beside it closes it.',
  ],
};
