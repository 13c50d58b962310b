import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says that something is not there, and offers the way on.',
  use: [
    'For a search without matches, a list that is still empty, a page that has gone.',
    'With an `action` that leads on: clear the filters, make the first search.',
  ],
  avoid: [
    'For an error: use `Alert` in the page, or `ErrorPage` for a whole page.',
    'While data is loading: use `Skeleton`.',
  ],
  keyboard: [],
  accessibility: [
    'Its title is a heading; `headingLevel` (2 by default) fits it into the page.',
    'The picture is decoration.',
    'Where it appears after a search, a `StatusMessage` says so to people who cannot see it.',
  ],
};
