import { greatestWidth } from '../state/tableView.ts';

/** What the layout needs to know about a visible column, in order. */
export interface LayoutColumn {
  /** The column's id. */
  id: string;
  /** The edge where it stays while the table scrolls sideways, if any. */
  pinned: 'left' | 'right' | null;
  /** Width in px, where it is fixed. */
  width?: number;
  /** Least width in px. */
  minWidth?: number;
  /** Greatest width in px. */
  maxWidth?: number;
  /** True for a column of the table's own, beside which the first column of data stays in a narrow table. */
  isAuxiliary?: boolean;
}

/** The columns' layout: a grid template that every row shares, so that rows agree without measuring. */
export interface ColumnLayout {
  /** The value of `grid-template-columns`. */
  template: string;
  /** Least width of the whole as CSS: below it the table scrolls sideways. */
  minWidth: string;
  /** Width as CSS of what stays at the left edge: the pinned columns, or in a narrow table without any the first one. */
  stickyWidth: string;
  /** Width as CSS of what stays at the right edge. */
  endWidth: string;
  /** Distance in px from the edge for each pinned column, by id. */
  offsets: ReadonlyMap<string, number>;
  /** Id of the first column of data where no column of data is pinned to the left: it stays in a narrow table. */
  lead: string | undefined;
  /** Where it stays, as CSS from the left edge. */
  leadOffset: string;
  /** Least widths in px of all columns in a table of some width: their true widths where the table scrolls sideways. */
  leastWidths: (tableWidth: number) => number[];
}

/** Least width of a column that names none, in px. */
export const defaultMinWidth = 104;

/** Percentage of a narrow table's width that a first column may take at most, since it stays in view while the others pass by. */
const firstColumnShare = 46;
const sizedColumnShare = 60;

/**
 * Lays columns out. Columns without a fixed width share what is left in proportion to their least widths. Where several
 * columns are pinned at one edge they take their least widths, because each must know where the one before it ends.
 */
export function columnLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  const offsets = new Map<string, number>();
  const [pinned, right] = pinsOf(columns);
  const leading = pinned.every((column) => column.isAuxiliary)
    ? columns.find((column) => !column.isAuxiliary)
    : undefined;
  // What stays at the left edge of a narrow table.
  const sticky = leading ? [...pinned, leading] : pinned;
  // The one that stays in a narrow table, and may not fill it.
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
 * The columns with the pins that leave room for others, or none of those would ever come into view. The first to stay are those
 * of the left edge from there on, at least the first column of data, then those of the right one.
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

/** Keeps a width within a column's bounds; without a max width within 4000 px, the widest that a stored view may name. */
export function withinBounds(width: number, { minWidth, maxWidth }: WidthBounds): number {
  return Math.min(maxWidth ?? greatestWidth, Math.max(minWidth ?? defaultMinWidth, width));
}

/** Keeps a width within a column's bounds, in whole px. */
export function boundedWidth(width: number, bounds: WidthBounds): number {
  return Math.round(withinBounds(width, bounds));
}

export function leastWidth(column: Pick<LayoutColumn, 'width' | 'minWidth'>): number {
  return column.width ?? column.minWidth ?? defaultMinWidth;
}

function sum(widths: readonly string[]): string {
  return widths.length === 0 ? '0px' : `calc(${widths.join(' + ')})`;
}

/** The columns that are pinned to the left and to the right, each from the edge inwards. */
function pinsOf(columns: readonly LayoutColumn[]): [LayoutColumn[], LayoutColumn[]] {
  const to = (edge: LayoutColumn['pinned']) => columns.filter((column) => column.pinned === edge);
  return [to('left'), to('right').reverse()];
}
