import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a vertical list of items. Each item can have a second line, and content before and after its text.',
  imports: ['List', 'ListItem'],
  types: ['ListItemProps'],
  use: ['For saved searches, exports and other short lists.', 'With `divided` if items are long.'],
  avoid: [
    'For records with several numbers to compare: use `DataTable`.',
    'For actions: use `Menu`.',
    'For thousands of items: use `VirtualList`.',
  ],
  keyboard: [],
  accessibility: [
    'It has the role `list`, because Safari removes list semantics from lists without bullets.',
    'Name buttons and links in an item so that users know which item they belong to.',
  ],
};
