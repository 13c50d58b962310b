import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects one option from a list.',
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
    'For about seven options or more.',
    'With `searchable` for a long list: matches at the start of the label come first. With `onSearch` if a server filters the options.',
    'With groups, and with counts on the options.',
    'With `sortOptions` for a natural order: pinned options first, then symbols, digits and letters.',
    'With `useDropdown` for your own design: it has the behaviour and renders nothing.',
    'With `caseInsensitive` in most searches: by default, “texas” does not find “Texas”, nor “tx” the option with the value “TX”.',
    'In a native form: set `name` to submit, validate and reset the value with the form.',
  ],
  avoid: [
    'For a few options, if there is space: use `RadioGroup`.',
    'For several values: use `MultiSelect`.',
    'If users type a name that they know: use `Autocomplete`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓', '↑'],
      does: 'Opens the list at the selected option. With a search field, `Space` is typed, and `Enter` submits the form around it.',
    },
    { keys: ['↓', '↑'], does: 'Moves through the options; skips disabled options.' },
    { keys: ['Page Down', 'Page Up'], does: 'Moves by one page of visible options; stops at the ends of the list.' },
    { keys: ['Home', 'End'], does: 'In an open list: moves to the first or last option.' },
    {
      keys: ['Enter'],
      does: 'Selects the highlighted option and closes the list. Without a search field `Space` does the same.',
    },
    {
      keys: ['Letters'],
      does: 'With a search field: filters the list. Without: opens the list and moves to the option that starts with the typed letters.',
    },
    { keys: ['Escape'], does: 'Closes the list; a dialog around it stays open.' },
    { keys: ['Backspace', 'Delete'], does: 'In a closed field with a search and a clear button: clears the value.' },
    { keys: ['Tab'], does: 'Closes the list and moves the focus on.' },
  ],
  accessibility: [
    'It follows the WAI-ARIA combobox pattern: the focus stays in the field, and `aria-activedescendant` references the option.',
    'While the field is in use, a live region announces the number of options, the loading state and the selection.',
    'Rows are 37 px high in both densities, 74 px with a group header. Their positions are computed from these heights, and they are large enough for touch.',
    'A label that is cut off is shown in full, on several lines, in the highlighted row.',
    'Only visible rows are in the DOM; each has its position (`aria-posinset`, `aria-setsize`).',
  ],
};
