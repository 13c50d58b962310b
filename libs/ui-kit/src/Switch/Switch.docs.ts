import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Switches one thing on or off at once.',
  types: ['ChoiceChangeDetails'],
  use: ['For settings that take effect without a further button.'],
  avoid: [
    'For a choice that is part of a form: use `Checkbox`.',
    'For one of two things that both have a name, such as personal and commercial: use `RadioGroup`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the switch.' },
    { keys: ['Space'], does: 'Switches it.' },
  ],
  accessibility: [
    'It is a native checkbox with the role `switch`; its label is part of what can be pressed.',
    'The label says what is on; it does not change with the state.',
    'Without a `label` it needs an `aria-label`.',
    '`helperText` and the text of `error` are read as its description, an error also as `aria-invalid`.',
    'It goes back to `defaultChecked` when its form is reset, and says so with the reason `reset`; what the parent holds stays.',
  ],
};
