import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes the place of loading content, in its size, so that nothing jumps when it arrives.',
  use: ['For the first load of a page, a table or a card.', 'With the width and height of the content.'],
  avoid: [
    'For work that a person has started with a button: use its `loading`.',
    'For data that reloads: keep the old data in sight.',
  ],
  keyboard: [],
  accessibility: [
    'It is hidden from screen readers; a `StatusMessage` says that something is loading.',
    'Its wave stands still for people who want less motion.',
  ],
};
