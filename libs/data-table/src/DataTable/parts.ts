/** Height of the header row in px, where text has its usual size. */
export const headerHeight = 41;

const names = [
  'toolbar',
  'toolbarOwn',
  'toolbarStart',
  'paper',
  'caption',
  'view',
  'scroller',
  'head',
  'space',
  'body',
  'row',
  'headerCell',
  'headerButton',
  'headerText',
  'marks',
  'sortMark',
  'resizer',
  'cell',
  'custom',
  'bareText',
  'empty',
  'bone',
  'footer',
  'footerBones',
  'headerLabel',
  'menuButton',
  'sortPlace',
  'filterMark',
  'dragGhost',
  'selectCell',
  'treeCell',
  'expander',
  'chips',
  'bulk',
  'bulkCount',
] as const;

/** Class names of the parts, so that one style sheet serves all cells: a styled component per cell would be slow. */
export const parts = Object.fromEntries(names.map((name) => [name, `DataTable-${name}`])) as Record<
  (typeof names)[number],
  string
>;
