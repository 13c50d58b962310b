import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Selects a number with a slider. Field type `slider`.',
  imports: ['FormRenderer'],
  use: [
    'For an approximate number, such as a minimum number of policies.',
    'With `defaultValue`: the position of the handle while there is no value.',
  ],
  avoid: ['For a range: use `range-slider` or `select-range`.', 'For an exact number: use `number`.'],
  keyboard: [
    { keys: ['←', '↓'], does: 'Decreases the value by one step.' },
    { keys: ['→', '↑'], does: 'Increases the value by one step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Changes the value by ten steps.' },
    { keys: ['Home', 'End'], does: 'Sets the min or max value.' },
  ],
  accessibility: ['Screen readers read its value with the unit.'],
};
