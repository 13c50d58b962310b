import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A live region: screen readers read its text whenever it changes. It cannot be seen.',
  use: [
    'For results, loading and other changes that people see elsewhere on the page: “1,248 agencies”.',
    'Mounted from the start, with a text that changes.',
  ],
  avoid: [
    'For messages that everybody should see: use `useToaster` or `Alert`.',
    'For text that belongs to a control: use its `helperText`.',
  ],
  keyboard: [],
  accessibility: [
    '`status` waits for a pause, `alert` interrupts; use the latter for errors alone.',
    'A region that appears together with its text is often not read.',
    'One sentence, with the number first where there is one.',
  ],
};
