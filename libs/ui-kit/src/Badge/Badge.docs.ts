import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a count, inline or at the corner of another element.',
  use: [
    'For the number of active filters or selected rows.',
    'At the corner of a button or an icon: pass that element as the child.',
  ],
  avoid: ['For a word: use `Chip`.', 'For exact large numbers: from 100 it shows “99+”.'],
  keyboard: [],
  accessibility: [
    '`label` says what is counted (“filters in use”); screen readers read it after the number.',
    'A count of 0 is hidden, unless `showZero` is set.',
  ],
};
