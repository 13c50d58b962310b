import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a list of actions below a button, at most 424 px high.',
  imports: ['Menu', 'MenuItem'],
  types: ['MenuItemProps', 'HangingCloseDetails'],
  use: [
    'For less frequent actions: rename, duplicate, delete.',
    'With `destructive` on an action that deletes something, at the end of the menu.',
  ],
  avoid: [
    'For selecting a value: use `Select`.',
    'For fields and text: use `Popover`.',
    'For two actions: show two buttons.',
  ],
  keyboard: [
    { keys: ['↓', '↑'], does: 'Moves to the next or previous item, and wraps at the ends.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
    { keys: ['Letters'], does: 'Moves to the next item that starts with the typed letters.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused item. Its handler must close the menu.' },
    { keys: ['Escape', 'Tab'], does: 'Closes the menu and returns the focus to the button.' },
  ],
  accessibility: [
    'It has the role `menu`. Name it with `aria-label`, or with `aria-labelledby` and the id of its button.',
    'The button needs `aria-haspopup="menu"` and `aria-expanded`.',
    'An item with `selected` has a check mark and `aria-current`. For one of several options use the role `menuitemradio` and `aria-checked`.',
    'If the list scrolls, a shadow at its bottom edge shows that there are more items.',
    'Disabled items have `aria-disabled`; arrow keys skip them.',
  ],
};
