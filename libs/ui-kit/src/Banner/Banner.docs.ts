import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a message for all users across the top of the page. It slides in over 3 seconds.',
  types: ['AlertAction', 'BannerOpenChangeDetails'],
  use: [
    'For planned maintenance, a lost connection or outdated data.',
    'At the top of the content, one at a time.',
    'With `closable={false}` while users must not dismiss it.',
  ],
  avoid: [
    'For the result of a user’s action: use `useToaster`.',
    'For a message about one part of the page: use `Alert` there.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the action and the close button.' },
    { keys: ['Enter', 'Space'], does: 'Runs the action or closes the banner.' },
  ],
  accessibility: [
    'Its space is reserved from the start, so the content below does not move while it slides in.',
    'With reduced motion it appears immediately.',
    'Errors and warnings interrupt a screen reader; other severities wait for a pause.',
  ],
};
