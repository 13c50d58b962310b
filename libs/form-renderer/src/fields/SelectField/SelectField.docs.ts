import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects one or several options in a dropdown. Field type `select`.',
  imports: ['FormRenderer'],
  use: [
    'For about seven options or more.',
    'With `data` if a gateway has the options; with `keyCount` to show their counts.',
  ],
  avoid: [
    'For a few options, if there is space: use `radio`.',
    'If users type a name that they know: use `autocomplete`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', '↓', '↑'],
      does: 'Opens the list. With a search field, `Space` is typed, and `Enter` submits the form around it.',
    },
    { keys: ['↓', '↑'], does: 'Moves through the options; skips disabled options.' },
    {
      keys: ['Letters'],
      does: 'In a searchable list: filters the list. Otherwise: moves to the option that starts with the typed letters.',
    },
    { keys: ['Enter'], does: 'Selects the highlighted option; with `multiple` the list stays open.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'It is a combobox; the number of options and the selection are announced.',
    'While its data loads, the field is a named group with `aria-busy`. A failure is an alert; “Try again” returns the focus to the field.',
  ],
};
