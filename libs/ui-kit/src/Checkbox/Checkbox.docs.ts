import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects or clears one option in a form. Use several for a multiple choice.',
  types: ['ChoiceChangeDetails'],
  use: [
    'For a choice that takes effect when the form is applied.',
    'With `indeterminate` above a list that is partly selected.',
    'For a short list of visible options of which users can select several.',
  ],
  avoid: [
    'For a setting that takes effect immediately: use `Switch`.',
    'For one of several options: use `RadioGroup`.',
    'For more than about seven options: use `MultiSelect`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the checkbox.' },
    { keys: ['Space'], does: 'Toggles the checkbox.' },
  ],
  accessibility: [
    'It is a native checkbox; clicking the label toggles it too.',
    'Without a `label` it needs an `aria-label`.',
    '`helperText` and the `error` text are its description; an error also sets `aria-invalid`.',
    'A form reset restores `defaultChecked` with the reason `reset`, unless the component is controlled.',
  ],
};
