import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A hairline between things.',
  use: [
    'Between groups of a menu or a toolbar, and between parts of a card.',
    'With `orientation="vertical"` and `flexItem` inside a row.',
  ],
  avoid: ['Where space alone tells the parts apart: leave it out.', 'Around a group: use `Paper`.'],
  keyboard: [],
  accessibility: [
    'It is a separator; where it is decoration, `aria-hidden` takes it out of what is read.',
    'Inside a list it needs `component="li"`.',
  ],
};
