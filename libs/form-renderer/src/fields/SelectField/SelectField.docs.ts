import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'One or several of many options in a dropdown: the type `select`.',
  imports: ['FormRenderer'],
  use: [
    'For about seven options and more.',
    'With `data` where a gateway knows the options, with counts by `keyCount`.',
  ],
  avoid: [
    'For a few options with room for them: use `radio`.',
    'Where people type a name that they know: use `autocomplete`.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space', '↓', '↑'], does: 'Open the list.' },
    { keys: ['↓', '↑'], does: 'Move in the list; disabled options are passed over.' },
    {
      keys: ['Letters'],
      does: 'Narrow the list where it can be searched, else move to the option that begins with them.',
    },
    { keys: ['Enter'], does: 'Chooses the option under the cursor; with `multiple` the list stays open.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'It is a combobox; the number of options and what was chosen are announced.',
    'While its data loads the field is a busy group of its name; a failure is an alert, and “Retry” brings the focus back to the field.',
  ],
};
