import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Leads to another place. It is underlined, so that it is not told from text by colour alone.',
  use: [
    'Inside sentences and lists.',
    'With `external` for other sites: a new tab, and no access to this one.',
    'With `component` for a router’s link.',
  ],
  avoid: ['For an action: use `Button`.', 'For a way on that should stand out: use `Button` with `href`.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  accessibility: ['Its text says where it leads, also without the sentence around it: never “here”.'],
};
