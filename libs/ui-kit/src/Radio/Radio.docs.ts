import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects one of a few visible options. `RadioGroup` has the value, each `Radio` is an option.',
  imports: ['Radio', 'RadioGroup'],
  types: ['RadioGroupProps', 'RadioChangeDetails'],
  use: [
    'For two to seven options of which exactly one is selected.',
    'With `orientation="horizontal"` for two or three short options.',
  ],
  avoid: [
    'For more options: use `Select`.',
    'For yes or no: use `Checkbox` or `Switch`.',
    'For options that need a picture or a description: use `SelectorCard`.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves the focus to the selected option, or to the first one if none is selected, and then out of the group.',
    },
    { keys: ['↓', '→'], does: 'Selects the next option; after the last one, the first.' },
    { keys: ['↑', '←'], does: 'Selects the previous option; before the first one, the last.' },
    { keys: ['Space'], does: 'Selects the focused option.' },
  ],
  accessibility: [
    'The group is a `radiogroup` named by its label; without one it needs an `aria-label`.',
    '`required` and `error` are announced for the group; help text and error message are its description.',
    'The options are native radio buttons, and the browser handles the arrow keys.',
    'A form reset restores `defaultValue` with the reason `reset`, unless the component is controlled.',
  ],
};
