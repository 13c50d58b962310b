/** Height of the header row in px, where text has its usual size. */
export const headerHeight = 41;

/**
 * Height in px of the air above the header and below rows that no footer follows: what scrolls ends before the paper's round
 * corners. Were it clipped by them, browsers would have to ask the page's own thread at each turn of the wheel what it turns.
 */
export const cornerAir = 5;

/** The parts of a table. */
export type TablePart =
  | 'toolbar'
  | 'toolbarOwn'
  | 'toolbarStart'
  | 'paper'
  | 'caption'
  | 'view'
  | 'scroller'
  | 'head'
  | 'space'
  | 'body'
  | 'row'
  | 'headerCell'
  | 'headerButton'
  | 'headerText'
  | 'marks'
  | 'resizer'
  | 'cell'
  | 'custom'
  | 'bareText'
  | 'empty'
  | 'bone'
  | 'foot'
  | 'aggregate'
  | 'aggregateName'
  | 'footer'
  | 'menuButton'
  | 'note'
  | 'selectCell'
  | 'treeCell'
  | 'expander'
  | 'chips'
  | 'bulk'
  | 'bulkCount';

/**
 * Class names of the parts, so that one style sheet serves all cells: a styled component per cell would be slow. Made as they are
 * asked for: the list of them is for the compiler alone.
 */
export const parts = new Proxy({} as Record<TablePart, string>, {
  get: (made, name: TablePart) => (made[name] ??= `DataTable-${name}`),
});
