import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A range behind a button: it opens a slider with two handles, and the range counts once it is applied.',
  types: ['NumberPair', 'RangeChangeDetails'],
  use: [
    'For ranges in filter forms: premium, employees, years.',
    'With `distribution`, so that users see empty ranges before they choose one.',
  ],
  avoid: [
    'For a range that should count at every move: use `DoubleSlider`.',
    'For dates: use `DateRangePicker`.',
    'In a form that the browser submits or resets itself: it takes no part in that. Keep its value in your state, or beside it in an `<input type="hidden">`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the field: opens the slider, with the focus on its first handle. On a button: presses it.',
    },
    { keys: ['Tab'], does: 'Moves between the handles, “Clear Range” and “Apply”.' },
    {
      keys: ['←', '↓', '→', '↑'],
      does: 'Move the handle by a step; `Page Up` and `Page Down` by ten, on a short scale by a tenth of it, `Home` and `End` to the ends.',
    },
    { keys: ['Escape'], does: 'Closes it; what was not applied is forgotten.' },
  ],
  accessibility: [
    'The field is a button with the applied range in its name; it opens a dialog named after the label.',
    'The full range and the default range are reported as no range.',
    '“Apply” can be used only when it would change something, “Clear Range” once anything was changed: not at the full range, nor at the default one.',
    'Without values it says “No range provided”.',
  ],
};
