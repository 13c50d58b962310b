import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a main action and an arrow button that opens a menu of alternatives.',
  types: ['SplitButtonAlternative', 'SplitButtonMenuDetails'],
  use: [
    'If one action is common and a few similar ones are less frequent: save, save as.',
    'With `destructive` on an alternative that deletes something.',
  ],
  avoid: [
    'For unrelated actions: use a `Button` and a separate `Menu`.',
    'For selecting a value: use `Select`.',
    'For alternatives that are used as often as the main action: show them as buttons.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus from the main action to the arrow.' },
    { keys: ['Enter', 'Space'], does: 'Runs the main action, or opens the menu.' },
    {
      keys: ['↓', '↑'],
      does: 'On the arrow: opens the menu at its first or last action. In the menu: moves between the actions.',
    },
    { keys: ['Escape'], does: 'Closes the menu and returns the focus to the arrow.' },
  ],
  accessibility: [
    'The arrow button is named “More options” by default and has `aria-expanded`.',
    'While `loading`, neither the action nor the menu can be used.',
    'Without alternatives only the main action is shown.',
  ],
};
