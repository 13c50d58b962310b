import { corners, radius } from '@agency-insights/ui-kit';
import type { CSSProperties } from 'react';

/** Height of the header row in px at the default text size. */
const headerHeight = 41;

/** Height of a row of group headers in px at the default text size. */
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
 * Padding in px above the header and below the last row, so that round corners do not clip the scroller: clipped
 * scrollers need main-thread hit tests on each wheel event.
 */
export const cornerAir = 5;

/** The corner radius of the table: that of the theme, as far as the padding keeps rows inside it. */
export const tableCorner = `min(${corners.outer}, ${radius}px)`;

/** The parts of a table. */
export type TablePart =
  | 'toolbar'
  | 'toolbarStart'
  | 'toolbarEnd'
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
 * Class names of the parts. One style sheet for all cells is faster than a styled component per cell. Created lazily;
 * the list only exists as a type.
 */
export const parts = new Proxy({} as Record<TablePart, string>, {
  get: (made, name: TablePart) => (made[name] ??= `DataTable-${name}`),
});
