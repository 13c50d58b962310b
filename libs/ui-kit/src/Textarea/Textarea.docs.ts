import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets users enter several lines of text, with a label, help text and error message.',
  types: ['TextareaChangeDetails'],
  use: ['For notes, reasons and other text of more than one line.'],
  avoid: ['For one line: use `Input`.', 'For a list of values: use `Autocomplete` with `multiple`.'],
  keyboard: [
    { keys: ['Enter'], does: 'Starts a new line.' },
    { keys: ['Tab'], does: 'Moves the focus to the field, or out of it.' },
  ],
  accessibility: [
    'The label names the field; without one it needs an `aria-label`. A placeholder is not a label.',
    'Help text and error message are its description; an error also sets `aria-invalid`.',
    'A form reset restores `defaultValue` with the reason `reset`, unless the component is controlled.',
  ],
};
