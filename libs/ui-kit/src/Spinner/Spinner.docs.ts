import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows that a task of unknown duration is running.',
  use: ['Inside a control or a small area, for tasks of a second or more.'],
  avoid: [
    'For a page or a table that is loading: use `Skeleton`.',
    'For a task that reports its progress: use `ProgressBar`.',
    'In a button: use its `loading` prop.',
  ],
  keyboard: [],
  accessibility: ['With a `label` it is a named `progressbar`; without one it is decorative.'],
};
