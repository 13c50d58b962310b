import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a search field with suggestions. Field type `autocomplete`.',
  imports: ['FormRenderer'],
  use: [
    'For long lists of names: carriers, cities, industries.',
    'With `searchData` if the gateway has more options than it can list.',
  ],
  avoid: ['For a few options: use `select` or `radio`.'],
  keyboard: [
    { keys: ['Letters'], does: 'Filters the list.' },
    { keys: ['↓', '↑'], does: 'Opens the list and moves through the options.' },
    {
      keys: ['Enter'],
      does: 'Opens the list, or submits the form around it. In the list: selects the highlighted option.',
    },
    { keys: ['Backspace'], does: 'In an empty search field: removes the last value.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'It is a combobox with a list; results, loading and a failed search are announced.',
    'Each selected value has a button “Remove {label}”.',
    'While its data loads, the field is a named group with `aria-busy`. A failure is an alert; “Try again” returns the focus to the field.',
  ],
};
