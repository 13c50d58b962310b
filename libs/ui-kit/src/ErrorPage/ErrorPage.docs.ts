import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A page that could not be shown: what has happened, and the ways back.',
  use: [
    'For an error that leaves nothing to show, and for pages that the person may not see.',
    'With a `description` that says what to do next.',
  ],
  avoid: ['For a part of a page that failed: use `Alert` there.', 'For a search without matches: use `NotFound`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to “Back to Homepage” and “Back to Previous Page”.' },
    { keys: ['Enter'], does: 'Follows the link in focus.' },
  ],
  accessibility: [
    'Its heading is the first-level heading of the page.',
    'Both ways back are links, so that they open in a new tab too.',
    'The picture above the heading is decoration.',
  ],
};
