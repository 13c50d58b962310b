import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A choice that needs a sentence or a picture to be understood. The cards of a `SelectorCardGroup` are one choice, or with `multiple` several.',
  imports: ['SelectorCard', 'SelectorCardGroup'],
  types: [
    'SelectorCardGroupProps',
    'SingleSelectorCardGroupProps',
    'MultipleSelectorCardGroupProps',
    'SelectorCardChangeDetails',
  ],
  use: [
    'For two to six options that differ in what they mean, not only in their name.',
    'At the start of a task: what to look for, where from.',
  ],
  avoid: [
    'For options that their names explain: use `Radio` or `Checkbox`.',
    'For places to go: use cards with a `Link`.',
    'For content with buttons of its own: the whole card is the control.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen card, or to the first one; with `multiple` from card to card.' },
    { keys: ['↓', '→', '↑', '←'], does: 'Choose the next or previous card, as in every group of radio buttons.' },
    { keys: ['Space'], does: 'Chooses the card in focus; with `multiple` also gives it up.' },
  ],
  accessibility: [
    'Inside are native radio buttons or checkboxes: title and description are their name and description.',
    'The group is a `fieldset` with a label; without one it needs an `aria-label`.',
    '`error` and `helperText` are read as the description of the group.',
    'A card outside of a group throws a sentence that says what to do.',
    'It goes back to `defaultValue` when its form is reset, and says so with the reason `reset`; what the parent holds stays.',
  ],
};
