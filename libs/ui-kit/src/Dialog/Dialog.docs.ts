import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A task or a question that must be dealt with before going on.',
  types: ['DialogCloseDetails'],
  use: [
    'For a short task in the context of the page: name and save a search.',
    'For a question before something that cannot be undone: `type="warning"` or `type="error"`, with a verb on each button.',
  ],
  avoid: [
    'For messages: use `useToaster` or `Alert`.',
    'For long forms: use a page, `Drawer` or `FilterDrawer`.',
    'For a menu or a small editor at a control: use `Menu` or `Popover`.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Move inside the dialog and never out of it.' },
    { keys: ['Escape'], does: 'Closes it, only with `closeOnEscape`.' },
    { keys: ['Enter', 'Space'], does: 'Press the button in focus.' },
    { keys: ['↑', '↓'], does: 'Scroll a content that is longer than the screen, when it has the focus.' },
  ],
  accessibility: [
    'It is named after its title; warnings and errors are an `alertdialog`, which its content describes.',
    'The focus moves in when it opens and returns to where it was when it closes.',
    'A press beside it closes it only with `closeOnBackdropClick`: what was typed is not lost by a slip.',
    'It is 440 px to 90 % wide and scrolls inside where its content is long.',
  ],
};
