import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets users enter a number. Field type `number`.',
  imports: ['FormRenderer'],
  use: [
    'For an amount, a count or a percentage; `summary.unit` sets which one it is.',
    'With `min`, `max` and `integer` to limit the valid numbers.',
  ],
  avoid: ['For a number on a short scale: use `slider`.', 'For a range: use `range-slider` or `select-range`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the field. Leaving the field applies the number.' },
    { keys: ['Enter'], does: 'Applies the number.' },
  ],
  accessibility: [
    'It is a text box with a numeric keyboard on phones, not a spin button: the mouse wheel does not change the number.',
    'Numbers are typed and shown in the format of the locale: `1.000,50` in German.',
    'Invalid input stays unchanged and is marked as an error.',
  ],
};
