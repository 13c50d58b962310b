import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Links to another page. It is underlined, so that it does not depend on colour alone.',
  use: [
    'Inside sentences and lists.',
    'With `external` for other sites: it opens a new tab that cannot access this page.',
    'With `component` for a router’s link component.',
  ],
  avoid: ['For an action: use `Button`.', 'For a prominent link: use `Button` with `href`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the link.' },
    { keys: ['Enter'], does: 'Opens the link.' },
  ],
  accessibility: ['Its text must describe the target without the sentence around it: never “here”.'],
};
