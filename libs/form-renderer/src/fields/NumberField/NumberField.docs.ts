import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A number that is typed: the type `number`.',
  imports: ['FormRenderer'],
  use: [
    'For an amount, a count or a percentage that can be any number; `summary.unit` says which of them it is.',
    'With `min`, `max` and `integer` for what is valid.',
  ],
  avoid: ['For a number on a short scale: use `slider`.', 'For two ends: use `range-slider` or `select-range`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field; leaving it takes the typed number.' },
    { keys: ['Enter'], does: 'Takes the typed number.' },
  ],
  accessibility: [
    'It is a text box with a numeric keyboard on phones, not a spin button: the wheel changes no number.',
    'Numbers are typed and shown in the form of the region, `1.000,50` in German.',
    'What is no number stays as typed and is marked as wrong.',
  ],
};
