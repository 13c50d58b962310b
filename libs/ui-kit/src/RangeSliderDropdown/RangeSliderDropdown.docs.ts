import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Selects a range in a dropdown: a button opens a slider with two handles. The range changes when the user applies it.',
  types: ['NumberPair', 'RangeChangeDetails'],
  use: [
    'For ranges in filter forms: premium, employees, years.',
    'With `distribution`: a histogram shows where there are records.',
    'In a native form: set `name` to submit, validate and reset the value with the form.',
  ],
  avoid: [
    'For a range that changes with every move of a handle: use `DoubleSlider`.',
    'For dates: use `DateRangePicker`.',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the field: opens the slider with the focus on the first handle. On a button: activates it.',
    },
    { keys: ['Tab'], does: 'Moves the focus between the handles, “Clear Range” and “Apply”.' },
    {
      keys: ['←', '↓', '→', '↑'],
      does: 'Moves the handle by one step. `Page Up` and `Page Down` move by ten steps, or by a tenth of a short scale; `Home` and `End` move to the ends.',
    },
    { keys: ['Escape'], does: 'Closes the dropdown and discards changes that were not applied.' },
  ],
  accessibility: [
    'The field is a button whose name includes the applied range. It opens a dialog named after the label.',
    'The full range and the default range are reported as undefined.',
    '“Apply” is enabled when the draft differs from the applied range. “Clear Range” is disabled while both are the full range, or both the default range.',
    'Without values it shows “No range provided”.',
  ],
};
