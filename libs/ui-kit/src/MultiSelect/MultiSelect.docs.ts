import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects several options from a long list and shows their number as “{n} Selected”.',
  types: ['Option', 'OptionObject', 'DropdownChangeDetails'],
  use: [
    'For states, products or carriers of which users can select several.',
    'With `searchable` for more than about ten options; this also adds “All Options”. Matches at the start of the label come first.',
    'With counts on the options: options with a count of 0 are dimmed. `caption` above the list explains the counts.',
    'With `detail` for options with the same name: it is shown below the label and read by screen readers, but not searched.',
    'With `caseInsensitive` in most searches: by default, “texas” does not find “Texas”, nor “tx” the option with the value “TX”.',
    'In a native form: set `name` to submit, validate and reset the value with the form.',
  ],
  avoid: [
    'For up to seven options, if there is space: use checkboxes.',
    'If the selected names must stay visible: use `Autocomplete` with `multiple`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓', '↑'],
      does: 'Opens the list. With a search field, `Space` is typed, and `Enter` submits the form around it.',
    },
    { keys: ['↓', '↑'], does: 'Moves through the options; skips disabled options.' },
    { keys: ['Page Down', 'Page Up'], does: 'Moves by one page of visible options; stops at the ends of the list.' },
    { keys: ['Home', 'End'], does: 'In an open list: moves to the first or last option.' },
    {
      keys: ['Enter'],
      does: 'Selects or deselects the highlighted option. The list stays unchanged: the next letter starts a new search, and after typing a second Enter closes the list. Without a search field `Space` does the same.',
    },
    {
      keys: ['Letters'],
      does: 'With a search field: filters the list. Without: moves to the option that starts with the typed letters.',
    },
    { keys: ['Escape'], does: 'Closes the list; a dialog around it stays open.' },
    { keys: ['Tab'], does: 'Closes the list and moves the focus on.' },
  ],
  accessibility: [
    'It is a combobox with a multi-selectable list (`aria-multiselectable`).',
    'The selection and its number are announced (“Texas selected, 3 of 7”).',
    '“All Options” selects all options that match the search, except disabled ones.',
  ],
};
