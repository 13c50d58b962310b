import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Chooses several of many options and sums them up as “{n} Selected”.',
  types: ['Option', 'OptionObject', 'DropdownChangeDetails'],
  use: [
    'For states, products, carriers: anything of which several are wanted.',
    'With `searchable` for more than about ten options; “All Options” comes with it.',
    'With counts on the options: those of zero are dimmed. `caption` says above the list what they count.',
    'With a `detail` on options of one name: it is shown below the label, is read out with it and is not searched.',
    'With `caseInsensitive` wherever people search by typing: without it “texas” does not find “Texas”.',
  ],
  avoid: [
    'For up to seven options with room for them: use checkboxes.',
    'Where the chosen names should stay in sight: use `Autocomplete` with `multiple`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space', '↓', '↑'], does: 'Open the list.' },
    { keys: ['↓', '↑'], does: 'Move in the list; disabled options are passed over.' },
    {
      keys: ['Page Down', 'Page Up'],
      does: 'Move by as many rows as are in view, no further than the ends of the list.',
    },
    { keys: ['Home', 'End'], does: 'In an open list: move to its first or last option.' },
    {
      keys: ['Enter'],
      does: 'Adds or removes the option under the cursor; the list stays as it is, and the next letter begins a new search. Without a search `Space` does it too.',
    },
    { keys: ['Letters'], does: 'With a search: narrow the list. Without: move to the option that begins with them.' },
    { keys: ['Escape'], does: 'Closes the list; a dialog around it stays open.' },
    { keys: ['Tab'], does: 'Closes the list and moves on.' },
  ],
  accessibility: [
    'It is a combobox with a list of which several can be chosen (`aria-multiselectable`).',
    'What was chosen and how many of how many are is announced (“Texas selected, 3 of 7”).',
    '“All Options” takes all that match the search, and never a disabled one.',
  ],
};
