import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Switches one thing on or off as part of a form; several of them choose any number of things.',
  types: ['ChoiceChangeDetails'],
  use: [
    'For a choice that counts once the form is applied.',
    'For “some of them” above a list: `indeterminate`.',
    'For a short list of which several can be chosen, all in sight.',
  ],
  avoid: [
    'For something that takes effect at once: use `Switch`.',
    'For one out of several: use `RadioGroup`.',
    'For more than about seven options: use `MultiSelect`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the checkbox.' },
    { keys: ['Space'], does: 'Switches it.' },
  ],
  accessibility: [
    'It is a native checkbox; its label is part of what can be pressed.',
    'Without a `label` it needs an `aria-label`.',
    '`helperText` and the text of `error` are read as its description, an error also as `aria-invalid`.',
    'It goes back to `defaultChecked` when its form is reset, and says so with the reason `reset`; what the parent holds stays.',
  ],
};
