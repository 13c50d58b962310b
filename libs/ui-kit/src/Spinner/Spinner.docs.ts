import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Something is under way and its length is unknown.',
  use: ['Inside a control or a small area, for work of a second or more.'],
  avoid: [
    'For a page or a table that loads: use `Skeleton`.',
    'For work that can tell how far it is: use `ProgressBar`.',
    'In a button: use its `loading`.',
  ],
  keyboard: [],
  accessibility: ['With a `label` it is a `progressbar` of that name; without one it is decoration.'],
};
