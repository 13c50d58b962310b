import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Explains that there is no content, and shows what to do next.',
  use: [
    'For a search without results, an empty list, or a page that no longer exists.',
    'With an `action` for the next step: clear the filters, create the first search.',
  ],
  avoid: [
    'For an error: use `Alert` in the page, or `ErrorPage` for a whole page.',
    'While data is loading: use `Skeleton`.',
  ],
  keyboard: [],
  accessibility: [
    'Its title is a heading. Set `headingLevel` (default 2) to fit the page.',
    'The image is decorative.',
    'If it appears after a search, announce the result with a `StatusMessage`.',
  ],
};
