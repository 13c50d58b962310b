import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a button that opens a menu to select one of a few options.',
  types: ['Option', 'OptionObject', 'OptionMenuChangeDetails'],
  use: [
    'For a display setting of the page: sort order, grouping, unit.',
    'In toolbars without space for a labelled field. `size` sets the height of the button and the options, from 24 to 36 px.',
  ],
  avoid: [
    'In forms: use `Select`, which has a label, help text and error messages.',
    'For many options: use `Select` with a search.',
    'For actions: use `Menu` or `SplitButton`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓'],
      does: 'Opens the menu at the selected option, or at the first one. `↑` opens it at the last one.',
    },
    { keys: ['↑', '↓'], does: 'Moves between the options.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last option.' },
    { keys: ['Escape'], does: 'Closes the menu and returns the focus to the button.' },
  ],
  accessibility: [
    'The options have the role `menuitemradio` with `aria-checked`; the selected one shows a check mark.',
    'The button shows the selected option after its label, “Sort by: Search premium”, unless `showValue` is false.',
    'The menu is named by its button, or by `menuLabel`.',
  ],
};
