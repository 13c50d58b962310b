import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A count, in the line or at the corner of something.',
  use: [
    'For how many filters are in use, or how many rows are chosen.',
    'At the corner of a button or an icon: put that inside the badge.',
  ],
  avoid: ['For a word: use `Chip`.', 'For exact large numbers: from 100 on it shows “99+”.'],
  keyboard: [],
  accessibility: [
    'Say what is counted with `label` (“filters in use”): screen readers hear it after the number.',
    'A count of 0 is not drawn unless `showZero` asks for it.',
  ],
};
