import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'One choice out of a few, all in sight. `RadioGroup` holds the choice, each `Radio` is one of them.',
  imports: ['Radio', 'RadioGroup'],
  types: ['RadioGroupProps', 'RadioChangeDetails'],
  use: [
    'For two to seven options of which exactly one holds.',
    'With `orientation="horizontal"` for two or three short ones.',
  ],
  avoid: [
    'For more options: use `Select`.',
    'For yes or no: use `Checkbox` or `Switch`.',
    'For options that need a picture or a description: use `SelectorCard`.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the chosen option, or to the first one while none is chosen, and out of the group again.',
    },
    { keys: ['↓', '→'], does: 'Choose the next option, round the end.' },
    { keys: ['↑', '←'], does: 'Choose the previous option, round the start.' },
    { keys: ['Space'], does: 'Chooses the option in focus.' },
  ],
  accessibility: [
    'The group is a `radiogroup` named after its label; without one it needs an `aria-label`.',
    '`required` and `error` are announced for the group; help and error text are its description.',
    'The radio buttons are native: the browser moves between them.',
    'It goes back to `defaultValue` when its form is reset, and says so with the reason `reset`; what the parent holds stays.',
  ],
};
