import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Items one below the other, each with an optional second line and something before and after it.',
  imports: ['List', 'ListItem'],
  types: ['ListItemProps'],
  use: ['For saved searches, exports and other short lists.', 'With `divided` where items are long.'],
  avoid: [
    'For records with several figures to compare: use the data table.',
    'For actions: use `Menu`.',
    'For thousands of items: use `VirtualList`.',
  ],
  keyboard: [],
  accessibility: [
    'It stays a list for screen readers, also in Safari, which forgets lists without bullets.',
    'Buttons and links inside an item have names that tell which item they belong to.',
  ],
};
