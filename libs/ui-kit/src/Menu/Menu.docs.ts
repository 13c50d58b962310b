import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A list of actions that hangs from a button; at most 424 px high.',
  imports: ['Menu', 'MenuItem'],
  types: ['MenuItemProps', 'HangingCloseDetails'],
  use: [
    'For actions that are needed now and then: rename, duplicate, delete.',
    'With `destructive` on the one that destroys something, at the end.',
  ],
  avoid: [
    'For choosing a value: use `Select`.',
    'For fields and texts: use `Popover`.',
    'For two actions: show two buttons.',
  ],
  keyboard: [
    { keys: ['↓', '↑'], does: 'Move to the next or previous item, round the ends.' },
    { keys: ['Home', 'End'], does: 'Move to the first or last item.' },
    { keys: ['Letters'], does: 'Move to the next item that begins with them.' },
    { keys: ['Enter', 'Space'], does: 'Run the item in focus; its handler also closes the menu.' },
    { keys: ['Escape', 'Tab'], does: 'Close the menu; the focus goes back to the button.' },
  ],
  accessibility: [
    'It has the role `menu`; name it with `aria-label`, or with `aria-labelledby` and the id of its button.',
    'The button needs `aria-haspopup="menu"` and `aria-expanded`.',
    'An item with `selected` bears a check mark and `aria-current`; for one of several choices give it the role `menuitemradio` and `aria-checked`.',
    'A list that is longer than its surface has a shade at the lower edge until its end is reached.',
    'A disabled item says so and is passed over by the arrow keys.',
  ],
};
