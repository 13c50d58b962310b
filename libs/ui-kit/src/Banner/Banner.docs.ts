import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A strip across the page with something that everybody on it should know. It slides in over 3 seconds.',
  types: ['AlertAction', 'BannerOpenChangeDetails'],
  use: [
    'For planned maintenance, a lost connection, data that is older than usual.',
    'At the top of the content, one at a time.',
    'With `closable={false}` as long as it cannot be ignored.',
  ],
  avoid: [
    'For the outcome of what the person has just done: use `useToaster`.',
    'For something about one part of the page: use `Alert` there.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the action and to the close button.' },
    { keys: ['Enter', 'Space'], does: 'Runs the action or closes the banner.' },
  ],
  accessibility: [
    'The room of the strip is there from the start, so nothing below moves while it slides in.',
    'It appears at once for people who want less motion.',
    'Errors and warnings interrupt a screen reader; the others wait for a pause.',
  ],
};
