import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A main action, and a menu of alternatives behind an arrow.',
  types: ['SplitButtonAlternative', 'SplitButtonMenuDetails'],
  use: [
    'Where one action is usual and a few others of the same kind are needed now and then: save, save as.',
    'With `destructive` on an alternative that destroys something.',
  ],
  avoid: [
    'For actions of different kinds: use a `Button` and a `Menu` of its own.',
    'For choosing a value: use `Select`.',
    'For alternatives that are used as often as the main action: show them as buttons.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from the main action to the arrow.' },
    { keys: ['Enter', 'Space'], does: 'Run the main action, or open the menu.' },
    {
      keys: ['↓', '↑'],
      does: 'On the arrow: open the menu at its first or last action; in the menu: move through it.',
    },
    { keys: ['Escape'], does: 'Closes the menu; the focus goes back to the arrow.' },
  ],
  accessibility: [
    'The arrow has a name of its own, “More options” by default, and tells whether its menu is open.',
    'While the action is under way (`loading`) neither it nor the menu can be used.',
    'Without alternatives only the main action is drawn.',
  ],
};
