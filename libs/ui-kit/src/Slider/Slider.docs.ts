import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a number with a handle.',
  types: ['SliderScaleOptions', 'SliderChangeDetails'],
  use: [
    'For an approximate number on a scale.',
    'With `customValues` and `customLabels` for scales with uneven steps.',
    'In a native form: set `name` to submit and reset the value with the form.',
  ],
  avoid: ['For an exact number: use `Input`.', 'For a range: use `DoubleSlider`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the handle.' },
    { keys: ['←', '↓'], does: 'Decreases the value by one step.' },
    { keys: ['→', '↑'], does: 'Increases the value by one step.' },
    {
      keys: ['Page Up', 'Page Down', 'Shift + Arrow'],
      does: 'Changes the value by ten steps, or by a tenth of a short scale.',
    },
    { keys: ['Home', 'End'], does: 'Sets the min or max value.' },
  ],
  accessibility: [
    'In right-to-left pages the scale starts at the right, and each arrow key moves the handle in its direction.',
    'Without a `label` it needs an `aria-label`.',
    'Screen readers read the text of `formatValue` or `customLabels`.',
    '`onValueCommit` is called when the handle is released. Use it for requests instead of `onValueChange`, which is called on every move.',
  ],
};
