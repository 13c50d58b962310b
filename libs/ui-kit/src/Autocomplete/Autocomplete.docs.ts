import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Finds options by typing. Selects one value, or with `multiple` several values that are shown as chips.',
  types: ['Option', 'OptionObject', 'DropdownChangeDetails'],
  use: [
    'If users know what they are looking for: an agency, a city, an industry code.',
    'If options come from a server: `onSearch` is called 300 ms after the last key press.',
    'With `allowCustom` if users can enter values that are not in the list.',
    'With `caseInsensitive` in most searches: by default, “texas” does not find “Texas”, nor “tx” the option with the value “TX”.',
    'In a native form: set `name` to submit, validate and reset the value with the form.',
  ],
  avoid: [
    'For a few options: use `Select` or `RadioGroup`, which show them.',
    'For many values whose number matters more than their names: use `MultiSelect`.',
    'For free text without suggestions: use `Input`.',
  ],
  keyboard: [
    { keys: ['Letters'], does: 'Filters the list, the best match first, and highlights that one.' },
    { keys: ['↓', '↑'], does: 'Opens the list and moves through the options.' },
    { keys: ['Page Down', 'Page Up'], does: 'Moves by one page of visible options; stops at the ends of the list.' },
    {
      keys: ['Home', 'End'],
      does: 'In an open list: moves to the first or last option. On a chip: moves to the first or last chip.',
    },
    {
      keys: ['Enter'],
      does: 'Opens the list, or submits the form around it. In the list: selects the highlighted option. With `multiple` the list stays unchanged: the next letter starts a new search, and a second Enter closes the list.',
    },
    { keys: ['Escape'], does: 'Closes the list; a dialog around it stays open.' },
    {
      keys: ['Backspace'],
      does: 'In an empty search field: removes the last chip. With a single value: clears the field.',
    },
    {
      keys: ['←', '→'],
      does: 'With `multiple`, in an empty field: moves to the last chip, between chips, and from the last chip back to the field. Mirrored in right-to-left pages.',
    },
    {
      keys: ['Delete', 'Backspace', 'Enter'],
      does: 'On a chip: removes the chip and moves the focus to the next one.',
    },
    { keys: ['Letters'], does: 'On a chip: moves the focus to the field and types there.' },
    { keys: ['Tab'], does: 'Closes the list and moves the focus on. All chips together are one tab stop.' },
  ],
  accessibility: [
    'It follows the WAI-ARIA combobox pattern: the focus stays in the field, and `aria-activedescendant` references the option.',
    'While the field is in use, a live region announces the number of options, the loading state and the selection.',
    'Chips are a list; each has a button “Remove {label}”. The field’s description has their number and says that arrow keys reach them.',
    'Only visible rows are in the DOM; each has its position (`aria-posinset`, `aria-setsize`).',
  ],
};
