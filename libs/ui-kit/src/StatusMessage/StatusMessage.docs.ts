import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Announces text changes to screen readers in a visually hidden live region.',
  use: [
    'For results, loading and other changes that are visible elsewhere on the page: “1,248 agencies”.',
    'Mount it from the start and change its text.',
  ],
  avoid: [
    'For messages that all users should see: use `useToaster` or `Alert`.',
    'For a description of a control: use its `helperText`.',
  ],
  keyboard: [],
  accessibility: [
    '`status` waits for a pause, `alert` interrupts. Use `alert` only for errors.',
    'Screen readers often skip a live region that is mounted together with its text.',
    'Write one sentence; if it has a number, start with the number.',
  ],
};
