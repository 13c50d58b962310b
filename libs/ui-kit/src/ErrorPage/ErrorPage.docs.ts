import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Replaces a page that cannot be shown: explains the error and links back.',
  use: [
    'For an error without any content to show, and for pages that the user may not see.',
    'With a `description` that says what to do next.',
  ],
  avoid: ['For an error in one part of a page: use `Alert` there.', 'For a search without results: use `NotFound`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to “Back to Homepage” and “Back to Previous Page”.' },
    { keys: ['Enter'], does: 'Opens the focused link.' },
  ],
  accessibility: [
    'Its heading is the level 1 heading of the page.',
    'Both actions are links, so users can open them in a new tab.',
    'The image above the heading is decorative.',
  ],
};
