import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets users enter one line of text, with a label, help text and error message.',
  types: ['InputChangeDetails'],
  use: [
    'For names, numbers and other short text.',
    'With `clearable` if users often clear the field, for example in a search.',
    'With `startAdornment` or `endAdornment` for an icon or a unit.',
  ],
  avoid: ['For a value from a list: use `Select` or `Autocomplete`.', 'For dates: use `DatePicker`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the field, then to the clear button if the field has text.' },
    { keys: ['Enter', 'Space'], does: 'On the clear button: clears the field and moves the focus to it.' },
  ],
  accessibility: [
    'The label names the field; without one it needs an `aria-label`. A placeholder is not a label.',
    'Help text and error message are its description; an error also sets `aria-invalid`.',
    'A required field shows an asterisk and has the native `required` attribute.',
    'A form reset restores `defaultValue` with the reason `reset`, unless the component is controlled.',
  ],
};
