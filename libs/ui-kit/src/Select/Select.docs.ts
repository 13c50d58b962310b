import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Chooses one of many options.',
  types: [
    'Option',
    'OptionObject',
    'DropdownChangeDetails',
    'sortOptions',
    'SortOptionsRules',
    'useDropdown',
    'DropdownParams',
    'Dropdown',
  ],
  use: [
    'For about seven options and more.',
    'With `searchable` where the list is long; with `onSearch` where a service answers.',
    'With groups, and with counts on the options.',
    'With `sortOptions` for the order that people expect: what is pinned, then signs, digits, letters.',
    'Behind a look of your own: `useDropdown` is its core and draws nothing.',
    'With `caseInsensitive` wherever people search by typing: without it “texas” does not find “Texas”.',
  ],
  avoid: [
    'For a few options with room for them: use `RadioGroup`.',
    'For several values: use `MultiSelect`.',
    'Where people type a name they know: use `Autocomplete`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space', '↓', '↑'], does: 'Open the list at the chosen option.' },
    { keys: ['↓', '↑'], does: 'Move in the list; disabled options are passed over.' },
    {
      keys: ['Page Down', 'Page Up'],
      does: 'Move by as many rows as are in view, no further than the ends of the list.',
    },
    { keys: ['Home', 'End'], does: 'In an open list: move to its first or last option.' },
    {
      keys: ['Enter'],
      does: 'Chooses the option under the cursor and closes the list. Without a search `Space` does it too.',
    },
    {
      keys: ['Letters'],
      does: 'With a search: narrow the list. Without: open it and move to the option that begins with them.',
    },
    { keys: ['Escape'], does: 'Closes the list; a dialog around it stays open.' },
    { keys: ['Backspace', 'Delete'], does: 'On a closed field with a search and a clear button: empty it.' },
    { keys: ['Tab'], does: 'Closes the list and moves on.' },
  ],
  accessibility: [
    'It follows the WAI-ARIA combobox: the focus stays on the field, `aria-activedescendant` names the option.',
    'How many options fit, that they are loading, and what was chosen is said in a live region while it is in use.',
    'Rows are 37 px high, and 74 px with the header of a group, in both densities: where each is drawn is computed, and a finger finds it.',
    'A label that is cut off shows whole, on several lines, in the row under the keyboard.',
    'Only the rows in view are in the document, and each knows its place among all (`aria-posinset`, `aria-setsize`).',
  ],
};
