import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Sets a range by moving two handles that stay at least one step apart.',
  types: ['NumberPair', 'SliderScaleOptions', 'SliderChangeDetails'],
  use: [
    'For a rough range where its place in the whole matters: premium, number of policies.',
    'With `distribution`, which draws how many records there are along the scale.',
    'With `customValues` and `customLabels` for scales that are not even.',
  ],
  avoid: [
    'For exact numbers: use two `Input`s.',
    'In a form where room is short, or where a range counts as a whole: use `RangeSliderDropdown`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from handle to handle.' },
    { keys: ['←', '↓', '→', '↑'], does: 'Move the handle by a step.' },
    {
      keys: ['Page Up', 'Page Down', 'Shift + Arrow'],
      does: 'Move the handle by ten steps, on a short scale by a tenth of it.',
    },
    { keys: ['Home', 'End'], does: 'Move the handle to the end of the scale, or to a step from the other handle.' },
  ],
  accessibility: [
    'Each handle is a slider of its own, named “{label} minimum” and “{label} maximum”, inside a group with the name of the whole.',
    'What is chosen is above the track, the ends of the scale are at the ends of the track.',
    '`formatValue` and `customLabels` are what is read out: “$1M”, not 1000000.',
    'Right to left it measures from the right, and each arrow key moves the way it points.',
    'Each handle can be pressed 24 px wide on its outer side, also where both are close together.',
    'A `min` greater than `max` throws “min value must be less than max value”.',
  ],
};
