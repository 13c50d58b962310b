import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several lines of text with label, help and error.',
  types: ['TextareaChangeDetails'],
  use: ['For notes, reasons and other texts of more than a line.'],
  avoid: ['For one line: use `Input`.', 'For a list of values: use `Autocomplete` with `multiple`.'],
  keyboard: [
    { keys: ['Enter'], does: 'Begins a line.' },
    { keys: ['Tab'], does: 'Moves to the field, and on.' },
  ],
  accessibility: [
    'The label belongs to the field; without one it needs an `aria-label`. A placeholder is no label.',
    'Help and error text are read as its description; an error also sets `aria-invalid`.',
    'It goes back to `defaultValue` when its form is reset, and says so with the reason `reset`; what the parent holds stays.',
  ],
};
