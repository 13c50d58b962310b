import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'One number on a track: the type `slider`.',
  imports: ['FormRenderer'],
  use: [
    'For a rough number, such as a least number of policies.',
    'With `defaultValue`, where the handle stands while there is no value.',
  ],
  avoid: ['For a range: use `range-slider` or `select-range`.', 'For an exact number: use `text`.'],
  keyboard: [
    { keys: ['←', '↓'], does: 'A step less.' },
    { keys: ['→', '↑'], does: 'A step more.' },
    { keys: ['Page Up', 'Page Down'], does: 'Ten steps more or less.' },
    { keys: ['Home', 'End'], does: 'To the ends of the track.' },
  ],
  accessibility: ['Its value is read with its unit.'],
};
