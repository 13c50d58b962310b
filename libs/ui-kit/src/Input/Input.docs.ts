import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A line of text with label, help and error.',
  types: ['InputChangeDetails'],
  use: [
    'For names, numbers and other short texts.',
    'With `clearable` where emptying it is common: search fields.',
    'With `startAdornment` or `endAdornment` for an icon or a unit.',
  ],
  avoid: ['For a value out of a list: use `Select` or `Autocomplete`.', 'For dates: use `DatePicker`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, then to its clear button while it holds text.' },
    { keys: ['Enter', 'Space'], does: 'On the clear button: empties the field and gives it the focus.' },
  ],
  accessibility: [
    'The label belongs to the field; without one it needs an `aria-label`. A placeholder is no label.',
    'Help and error text are read as its description; an error also sets `aria-invalid`.',
    'A required field shows an asterisk and has the native `required`.',
    'It goes back to `defaultValue` when its form is reset, and says so with the reason `reset`; what the parent holds stays.',
  ],
};
