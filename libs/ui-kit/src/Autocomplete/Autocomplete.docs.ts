import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Finds options by typing; one value, or with `multiple` several that are shown as chips.',
  types: ['Option', 'OptionObject', 'DropdownChangeDetails'],
  use: [
    'Where people know what they look for: an agency, a city, an industry code.',
    'Where options come from a service: `onSearch` is called 300 ms after the last key.',
    'With `allowCustom` where a value of the person’s own is as good as an option.',
    'With `caseInsensitive` wherever people search by typing: without it “texas” does not find “Texas”.',
  ],
  avoid: [
    'For a handful of options: use `Select` or `RadioGroup`, which show them.',
    'For many values of which the number matters more than the names: use `MultiSelect`.',
    'For free text without suggestions: use `Input`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    { keys: ['Letters'], does: 'Narrow the list and put the cursor on the first match.' },
    { keys: ['↓', '↑'], does: 'Open the list and move in it.' },
    {
      keys: ['Page Down', 'Page Up'],
      does: 'Move by as many rows as are in view, no further than the ends of the list.',
    },
    {
      keys: ['Home', 'End'],
      does: 'In an open list: move to its first or last option. On a chip: to the first or last chip.',
    },
    {
      keys: ['Enter'],
      does: 'Chooses the option under the cursor; with `multiple` the list stays as it is, and the next letter begins a new search.',
    },
    { keys: ['Escape'], does: 'Closes the list; a dialog around it stays open.' },
    { keys: ['Backspace'], does: 'On an empty search: takes out the last chip; of one value, empties the field.' },
    {
      keys: ['←', '→'],
      does: 'With `multiple`, in an empty field: go to the last chip, move between chips, and after the last one back to the field. Mirrored where the page is read from right to left.',
    },
    { keys: ['Delete', 'Backspace', 'Enter'], does: 'On a chip: removes it; the focus goes to the next chip.' },
    { keys: ['Letters'], does: 'On a chip: go back to the field and write there.' },
    { keys: ['Tab'], does: 'Closes the list and moves on; all chips are one stop.' },
  ],
  accessibility: [
    'It follows the WAI-ARIA combobox with a list: the focus stays in the field, `aria-activedescendant` names the option.',
    'How many options there are, that they are loading, and what was chosen is said in a live region while the field is in use.',
    'Chips are a list, each with a button “Remove {label}”; the field’s description says how many there are, and that arrow keys lead to them.',
    'Rows know their place (`aria-posinset`, `aria-setsize`) although only those in view are in the document.',
  ],
};
