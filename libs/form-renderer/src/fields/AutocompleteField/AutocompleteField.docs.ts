import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A search box with suggestions: the type `autocomplete`.',
  imports: ['FormRenderer'],
  use: [
    'For long lists of names: carriers, cities, industries.',
    'With `searchData` where the gateway has more than it can list.',
  ],
  avoid: ['For a handful of options: use `select` or `radio`.'],
  keyboard: [
    { keys: ['Letters'], does: 'Narrow the list.' },
    { keys: ['↓', '↑'], does: 'Open the list and move in it.' },
    { keys: ['Enter'], does: 'Chooses the option under the cursor.' },
    { keys: ['Backspace'], does: 'On an empty search: takes out the last choice.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'It is a combobox with a list; results, loading and a failed search are announced.',
    'Each choice has a button “Remove {label}”.',
    'While its data loads the field is a busy group of its name; a failure is an alert, and “Retry” brings the focus back to the field.',
  ],
};
