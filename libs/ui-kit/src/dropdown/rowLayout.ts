import { startsGroup } from './dropdownRows.ts';
import type { OptionIndex } from './OptionIndex.ts';

/** The height of a row in px (KIT-SELECT-7). */
export const rowHeight = 37;
/** The height of the first row of a group, which has the group's header, in px (KIT-SELECT-7). */
export const groupRowHeight = 74;

/** How much higher a row is for each line after the first, in px. */
export const moreLineHeight = 11;

/** Min height in px of what is visible of a row at the lower edge, and of what is cut off from it. */
const minCut = 12;

/** Returns the max height of a list in px; smaller if custom values are allowed (KIT-SELECT-8). */
export function listMaxHeight(allowsCustom: boolean): number {
  return allowsCustom ? 160 : 200;
}

/** Where each row of a list is. Rows are of few heights, so that nothing is measured and nothing kept for each row. */
export interface RowLayout {
  /** How many rows there are. */
  count: number;
  /** The height of all rows in px. */
  total: number;
  /** The distance of a row from the top of the list in px. */
  startOf: (row: number) => number;
  /** Whether a row bears the header of a group. */
  isHeaded: (row: number) => boolean;
  /** How many lines a row has after the first, at most two. */
  moreLines: (row: number) => number;
}

/** The rows from `first` up to, not including, `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

/**
 * The layout of rows of which some bear the header of a group, and some have two or three lines.
 * @param moreLines How many lines the option at a position has after the first. Default: none.
 */
export function rowLayout(
  index: OptionIndex,
  rows: readonly number[],
  moreLines?: ((position: number) => number) | null,
): RowLayout {
  const heads: number[] = [];
  // Each row as often as it has lines after the first.
  const talls: number[] = [];
  if (index.isGrouped()) rows.forEach((_, row) => startsGroup(index, rows, row) && heads.push(row));
  if (moreLines) rows.forEach((position, row) => void talls.push(...[row, row].slice(0, moreLines(position))));
  const moreBefore = (row: number) =>
    countBefore(heads, row) * (groupRowHeight - rowHeight) + countBefore(talls, row) * moreLineHeight;
  return {
    count: rows.length,
    total: rows.length * rowHeight + moreBefore(rows.length),
    startOf: (row) => row * rowHeight + moreBefore(row),
    isHeaded: (row) => heads[countBefore(heads, row)] === row,
    moreLines: (row) => countBefore(talls, row + 1) - countBefore(talls, row),
  };
}

/** The rows that are in view at a distance from the top, and `overscan` more on either side. */
export function rowWindow(layout: RowLayout, scrollTop: number, height: number, overscan: number): RowWindow {
  const top = Math.max(0, Math.min(scrollTop, layout.total - height));
  const last = rowAt(layout, Math.min(top + height, layout.total) - 1);
  return {
    first: Math.max(0, rowAt(layout, top) - overscan),
    end: Math.min(layout.count, last + 1 + overscan),
  };
}

/** The height of a list of at most `max` px. One with more rows ends within a row, so that the user sees that more follow. */
export function listHeight(layout: RowLayout, max: number): number {
  if (layout.total <= max) return max;
  const last = rowAt(layout, max - 1);
  const start = layout.startOf(last);
  return max - start < minCut ? start - minCut : Math.min(max, layout.startOf(last + 1) - minCut);
}

/** How far a list must be scrolled for a row to be in view; as far as it is when it is already. */
export function scrollTopFor(layout: RowLayout, row: number, scrollTop: number, height: number): number {
  const start = layout.startOf(row);
  const end = layout.startOf(row + 1);
  if (start < scrollTop) return start;
  return end > scrollTop + height ? end - height : scrollTop;
}

/** The row at a distance from the top. */
function rowAt(layout: RowLayout, offset: number): number {
  return Math.max(
    0,
    lastOf(layout.count, (row) => layout.startOf(row) <= offset),
  );
}

/** How many of some sorted rows come before another one. */
function countBefore(sorted: readonly number[], row: number): number {
  return lastOf(sorted.length, (at) => (sorted[at] ?? 0) < row) + 1;
}

/** The last of so many places at which something holds, or -1; it holds at all places before that. */
function lastOf(count: number, holds: (place: number) => boolean): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
