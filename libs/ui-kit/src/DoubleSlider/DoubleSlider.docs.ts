import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a range with two handles, at least one step apart.',
  types: ['NumberPair', 'SliderScaleOptions', 'SliderChangeDetails'],
  use: [
    'For an approximate range whose position on the scale matters: premium, number of policies.',
    'With `distribution`: shows a histogram of the records above the scale.',
    'With `customValues` and `customLabels` for scales with uneven steps.',
    'In a native form: set `name` to submit and reset the value with the form.',
  ],
  avoid: [
    'For exact numbers: use two `Input`s.',
    'In a form with little space, or for a range that users apply explicitly: use `RangeSliderDropdown`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus from handle to handle.' },
    { keys: ['←', '↓', '→', '↑'], does: 'Moves the handle by one step.' },
    {
      keys: ['Page Up', 'Page Down', 'Shift + Arrow'],
      does: 'Moves the handle by ten steps, or by a tenth of a short scale.',
    },
    { keys: ['Home', 'End'], does: 'Moves the handle to the end of the scale, or next to the other handle.' },
  ],
  accessibility: [
    'Each handle is a slider, “{label} minimum” and “{label} maximum”, in a group with the label as its name.',
    'The selected range is shown above the track; the min and max of the scale are at the ends of the track.',
    'Screen readers read the text of `formatValue` or `customLabels`: “$1M”, not 1000000.',
    'In right-to-left pages the scale starts at the right, and each arrow key moves the handle in its direction.',
    'Each handle has a hit area of 24 px on its outer side, so that close handles do not overlap.',
    'If `min` exceeds `max`, it throws “min value must be less than max value”.',
  ],
};
