import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Sets a number by moving a handle.',
  types: ['SliderScaleOptions', 'SliderChangeDetails'],
  use: [
    'For a rough number whose place between two ends matters.',
    'With `customValues` and `customLabels` for scales that are not even.',
  ],
  avoid: [
    'For an exact number: use `Input`.',
    'For a range: use `DoubleSlider`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the handle.' },
    { keys: ['←', '↓'], does: 'A step less.' },
    { keys: ['→', '↑'], does: 'A step more.' },
    {
      keys: ['Page Up', 'Page Down', 'Shift + Arrow'],
      does: 'Ten steps more or less, on a short scale a tenth of it.',
    },
    { keys: ['Home', 'End'], does: 'To the least or the greatest value.' },
  ],
  accessibility: [
    'Right to left it measures from the right, and each arrow key moves the way it points.',
    'Without a `label` it needs an `aria-label`.',
    'What `formatValue` or `customLabels` make of the value is read out.',
    '`onValueCommit` is called once the handle is let go: ask a service then, not at every move.',
  ],
};
