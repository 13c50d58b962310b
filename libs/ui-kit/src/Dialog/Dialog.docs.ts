import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a task or a question that the user must complete or close before continuing.',
  types: ['DialogCloseDetails'],
  use: [
    'For a short task in the context of the page, for example naming and saving a search.',
    'To confirm an action that cannot be undone: `type="warning"` or `type="error"`, with a verb on each button.',
  ],
  avoid: [
    'For messages: use `useToaster` or `Alert`.',
    'For long forms: use a page, `Drawer` or `FilterDrawer`.',
    'For a menu or a small editor next to a control: use `Menu` or `Popover`.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Moves the focus inside the dialog; the focus cannot leave it.' },
    { keys: ['Escape'], does: 'Closes the dialog if `closeOnEscape` is set.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused button.' },
    { keys: ['↑', '↓'], does: 'Scrolls long content that has the focus.' },
  ],
  accessibility: [
    'Its name is its title. Warnings and errors have the role `alertdialog`, described by the content.',
    'The focus moves into the dialog when it opens and returns to the previous element when it closes.',
    'A click outside closes it only with `closeOnBackdropClick`, so that users do not lose input by accident.',
    'It is between 440 px and 90 % wide; long content scrolls inside.',
  ],
};
