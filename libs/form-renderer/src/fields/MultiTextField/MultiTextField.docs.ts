import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several texts that are typed or taken from a list: the type `multi-text`.',
  imports: ['FormRenderer'],
  use: [
    'For codes and numbers that people have at hand.',
    'With `minLength` and `maxLength` where codes have a length: others are refused.',
  ],
  avoid: ['Where only the offered values make sense: use `autocomplete` with `multiple`.'],
  keyboard: [
    { keys: ['Enter'], does: 'Takes the typed text, or the option under the cursor.' },
    { keys: ['Backspace'], does: 'On an empty text: takes out the last value.' },
    { keys: ['↓', '↑'], does: 'Open the list and move in it.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'Each value has a button “Remove {value}”.',
    'A refused text is announced as an error of the field, with the allowed lengths.',
  ],
};
