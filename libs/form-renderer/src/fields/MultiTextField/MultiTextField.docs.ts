import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Collects several values that users type or select from a list. Field type `multi-text`.',
  imports: ['FormRenderer'],
  use: [
    'For codes and numbers that users know or paste.',
    'With `minLength` and `maxLength` to reject codes of the wrong length.',
  ],
  avoid: ['If only the listed values are valid: use `autocomplete` with `multiple`.'],
  keyboard: [
    { keys: ['Enter'], does: 'Adds the typed text or the highlighted option.' },
    { keys: ['Backspace'], does: 'In an empty field: removes the last value.' },
    { keys: ['↓', '↑'], does: 'Opens the list and moves through the options.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'Each value has a button “Remove {value}”.',
    'A rejected text is announced as an error of the field, with the valid lengths.',
  ],
};
