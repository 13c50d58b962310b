import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Turns a setting on or off immediately.',
  types: ['ChoiceChangeDetails'],
  use: ['For settings that take effect without an Apply button.'],
  avoid: [
    'For an option in a form: use `Checkbox`.',
    'For two options that both have a name, such as personal and commercial: use `RadioGroup`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the switch.' },
    { keys: ['Space'], does: 'Toggles the switch.' },
  ],
  accessibility: [
    'It is a native checkbox with the role `switch`; clicking the label toggles it too.',
    'The label describes what is on; it does not change with the state.',
    'Without a `label` it needs an `aria-label`.',
    '`helperText` and the `error` text are its description; an error also sets `aria-invalid`.',
    'A form reset restores `defaultChecked` with the reason `reset`, unless the component is controlled.',
  ],
};
