import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows an option as a card with a title, an icon and a description. A `SelectorCardGroup` selects one card, or with `multiple` several.',
  imports: ['SelectorCard', 'SelectorCardGroup'],
  types: [
    'SelectorCardGroupProps',
    'SingleSelectorCardGroupProps',
    'MultipleSelectorCardGroupProps',
    'SelectorCardChangeDetails',
  ],
  use: [
    'For two to six options whose names need an explanation.',
    'At the start of a task: what to search for, and where.',
  ],
  avoid: [
    'For options with clear names: use `Radio` or `Checkbox`.',
    'For links to pages: use cards with a `Link`.',
    'For content with its own buttons: the whole card is one control.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus to the selected card, or to the first one; with `multiple` from card to card.',
    },
    { keys: ['↓', '→', '↑', '←'], does: 'Selects the next or previous card, as in every radio group.' },
    { keys: ['Space'], does: 'Selects the focused card; with `multiple` toggles it.' },
  ],
  accessibility: [
    'Each card has a native radio button or checkbox, named by the title and described by the description.',
    'The group is a `fieldset` named by its label; without one it needs an `aria-label`.',
    '`error` and `helperText` are the description of the group.',
    'A card outside a group throws an error that explains the fix.',
    'A form reset restores `defaultValue` with the reason `reset`, unless the component is controlled.',
  ],
};
