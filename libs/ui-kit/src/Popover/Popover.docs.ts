import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a small panel next to a control. It takes the focus and returns it when it closes.',
  types: ['HangingCloseDetails'],
  use: [
    'For a few fields or details of a control.',
    'For content that is too complex for a tooltip and too small for a dialog.',
  ],
  avoid: [
    'For actions: use `Menu`.',
    'For a description of a control: use `Tooltip`.',
    'For a task with consequences: use `Dialog`.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Moves the focus inside the popover; the focus cannot leave it.' },
    { keys: ['Escape'], does: 'Closes the popover and returns the focus to the control.' },
  ],
  accessibility: [
    'It is a dialog: name it with `aria-label` or `aria-labelledby`.',
    'The control needs `aria-haspopup="dialog"` and `aria-expanded`.',
    'A click outside closes it.',
  ],
};
