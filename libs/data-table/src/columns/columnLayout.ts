import { greatestWidth } from '../state/tableView.ts';

/** What the layout needs to know about a visible column, in order. */
export interface LayoutColumn {
  /** The column's id. */
  id: string;
  /** The edge where it is pinned, if any. */
  pinned: 'left' | 'right' | null;
  /** Width in px, where it is fixed. */
  width?: number;
  /** Min width in px. */
  minWidth?: number;
  /** Max width in px. */
  maxWidth?: number;
  /** True for a column of the table's own, such as the checkboxes. */
  isAuxiliary?: boolean;
}

/** The columns' layout: a grid template that every row shares, so that rows agree without measuring. */
export interface ColumnLayout {
  /** The value of `grid-template-columns`. */
  template: string;
  /** Min width of the table as CSS: below it the table scrolls sideways. */
  minWidth: string;
  /** Width as CSS of the columns pinned to the left, or of the sticky first column in a narrow table. */
  stickyWidth: string;
  /** Width as CSS of the columns pinned to the right. */
  endWidth: string;
  /** Distance in px from the edge for each pinned column, by id. */
  offsets: ReadonlyMap<string, number>;
  /** Id of the first data column if none is pinned to the left: it is sticky in a narrow table. */
  lead: string | undefined;
  /** Its sticky position, as CSS from the left edge. */
  leadOffset: string;
  /** Returns the min widths in px of all columns, which are the actual widths if the table scrolls sideways. */
  leastWidths: (tableWidth: number) => number[];
}

/** Default min width of a column in px. */
export const defaultMinWidth = 104;

/** Max percentage of a narrow table's width for its sticky first column. */
const firstColumnShare = 46;
const sizedColumnShare = 60;

/**
 * Computes the layout. Columns without a fixed width share the rest in proportion to their min widths. If several
 * columns are pinned to one edge, they take their min widths, so that their offsets are known.
 */
export function columnLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  const offsets = new Map<string, number>();
  const [pinned, right] = pinsOf(columns);
  const leading = pinned.every((column) => column.isAuxiliary)
    ? columns.find((column) => !column.isAuxiliary)
    : undefined;
  // The sticky columns of a narrow table.
  const sticky = leading ? [...pinned, leading] : pinned;
  // The sticky data column, whose share of a narrow table is limited.
  const staying = sticky.find((column) => !column.isAuxiliary);
  const share = staying?.width === undefined ? firstColumnShare : sizedColumnShare;
  const leastOf = (column: LayoutColumn) =>
    column === staying ? `min(${leastWidth(column)}px, ${share}cqi)` : `${leastWidth(column)}px`;
  const tracks = columns.map((column) => {
    const least = leastWidth(column);
    const isInnermost = column === pinned.at(-1) || column === right.at(-1);
    if (column.width !== undefined || (column.pinned && !isInnermost)) return leastOf(column);
    const most = column.maxWidth === undefined ? `${least}fr` : `${Math.max(least, column.maxWidth)}px`;
    return `minmax(${leastOf(column)}, ${most})`;
  });
  for (const edge of [pinned, right]) {
    let offset = 0;
    for (const column of edge) {
      offsets.set(column.id, offset);
      offset += leastWidth(column);
    }
  }
  return {
    template: tracks.join(' '),
    minWidth: sum(columns.map(leastOf)),
    stickyWidth: sum(sticky.map(leastOf)),
    endWidth: sum(right.map(leastOf)),
    offsets,
    lead: leading?.id,
    leadOffset: sum(pinned.map(leastOf)),
    leastWidths: (tableWidth) =>
      columns.map((column) => {
        const most = column === staying ? (tableWidth * share) / 100 : Infinity;
        return Math.min(leastWidth(column), most);
      }),
  };
}

/**
 * Returns the columns with the pins that leave room for scrolling columns. Left pins are kept first, from the edge
 * inwards, then right ones.
 */
export function fittingPins(columns: readonly LayoutColumn[], room: number): readonly LayoutColumn[] {
  const [left, right] = pinsOf(columns);
  const first = left.find((column) => !column.isAuxiliary);
  let taken = 0;
  const loose = [...left, ...right].filter((column) => {
    taken += leastWidth(column);
    return taken > room && column !== first && !column.isAuxiliary;
  });
  return columns.map((column) => (loose.includes(column) ? { ...column, pinned: null } : column));
}

type WidthBounds = Pick<LayoutColumn, 'minWidth' | 'maxWidth'>;

/** Clamps a width to a column's bounds; the default max is 4000 px. */
export function withinBounds(width: number, { minWidth, maxWidth }: WidthBounds): number {
  return Math.min(maxWidth ?? greatestWidth, Math.max(minWidth ?? defaultMinWidth, width));
}

/** Clamps a width to a column's bounds, in whole px. */
export function boundedWidth(width: number, bounds: WidthBounds): number {
  return Math.round(withinBounds(width, bounds));
}

export function leastWidth(column: Pick<LayoutColumn, 'width' | 'minWidth'>): number {
  return column.width ?? column.minWidth ?? defaultMinWidth;
}

function sum(widths: readonly string[]): string {
  return widths.length === 0 ? '0px' : `calc(${widths.join(' + ')})`;
}

/** Returns the columns pinned to the left and to the right, each from the edge inwards. */
function pinsOf(columns: readonly LayoutColumn[]): [LayoutColumn[], LayoutColumn[]] {
  const to = (edge: LayoutColumn['pinned']) => columns.filter((column) => column.pinned === edge);
  return [to('left'), to('right').reverse()];
}
