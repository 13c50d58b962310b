import type { CSSProperties } from 'react';

/** Height of the header row in px, where text has its usual size. */
const headerHeight = 41;

/** Height of a row of group headers in px, where text has its usual size. */
const groupHeaderHeight = 33;

/** Returns the height in px of the whole header with `levels` rows of group headers. */
export function headHeight(levels: number, textScale: number): number {
  return (headerHeight + levels * groupHeaderHeight) * textScale;
}

/** Returns the heights of the header's rows and of the whole as CSS variables. */
export function headSizes(levels: number, textScale: number): CSSProperties {
  return {
    '--header-height': `${headerHeight * textScale}px`,
    '--group-height': `${groupHeaderHeight * textScale}px`,
    '--head-height': `${headHeight(levels, textScale)}px`,
  } as CSSProperties;
}

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
  | 'groupRow'
  | 'groupCell'
  | 'groupCover'
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
