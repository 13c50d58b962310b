import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Shows a placeholder while content loads. It has the size of the content, so that the layout does not shift.',
  use: ['For the first load of a page, a table or a card.', 'With the width and height of the content.'],
  avoid: [
    'For a task that the user started with a button: use the button’s `loading` prop.',
    'For data that reloads: keep showing the previous data.',
  ],
  keyboard: [],
  accessibility: [
    'It is hidden from screen readers; announce the loading state with a `StatusMessage`.',
    'With reduced motion its wave animation is off.',
  ],
};
