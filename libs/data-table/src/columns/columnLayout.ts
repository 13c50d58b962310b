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
  /** The first column of data where no column of data is pinned to the left: it stays in a narrow table. */
  lead: LeadColumn | null;
  /** Least widths in px of all columns in a table of some width: their true widths where the table scrolls sideways. */
  leastWidths: (tableWidth: number) => number[];
}

/** The column that stays in view in a narrow table. */
export interface LeadColumn {
  /** Its id. */
  id: string;
  /** Where it stays, in px from the left edge. */
  offset: number;
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
  const pinned = columns.filter((column) => column.pinned === 'left');
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
    if (column.width !== undefined || isBeforePinned(column, columns)) return leastOf(column);
    const most = column.maxWidth === undefined ? `${least}fr` : `${Math.max(least, column.maxWidth)}px`;
    return `minmax(${leastOf(column)}, ${most})`;
  });
  placePinned(columns, 'left', offsets);
  placePinned([...columns].reverse(), 'right', offsets);
  return {
    template: tracks.join(' '),
    minWidth: sum(columns.map(leastOf)),
    stickyWidth: sum(sticky.map(leastOf)),
    endWidth: sum(columns.filter((column) => column.pinned === 'right').map(leastOf)),
    offsets,
    lead: leading ? { id: leading.id, offset: pinned.reduce((width, column) => width + leastWidth(column), 0) } : null,
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
  const left = columns.filter((column) => column.pinned === 'left');
  const right = columns.filter((column) => column.pinned === 'right').reverse();
  const first = left.find((column) => !column.isAuxiliary);
  let taken = 0;
  const loose = [...left, ...right].filter((column) => {
    taken += leastWidth(column);
    return taken > room && column !== first && !column.isAuxiliary;
  });
  return columns.map((column) => (loose.includes(column) ? { ...column, pinned: null } : column));
}

/** Keeps a width within a column's bounds, whole px. */
export function boundedWidth(
  width: number,
  { minWidth, maxWidth }: Pick<LayoutColumn, 'minWidth' | 'maxWidth'>,
): number {
  return Math.round(Math.min(maxWidth ?? Infinity, Math.max(minWidth ?? defaultMinWidth, width)));
}

function leastWidth(column: LayoutColumn): number {
  return column.width ?? column.minWidth ?? defaultMinWidth;
}

function sum(widths: readonly string[]): string {
  return widths.length === 0 ? '0px' : `calc(${widths.join(' + ')})`;
}

/** Places the columns of an edge one after another. */
function placePinned(columns: readonly LayoutColumn[], edge: 'left' | 'right', offsets: Map<string, number>): void {
  let offset = 0;
  for (const column of columns) {
    if (column.pinned !== edge) continue;
    offsets.set(column.id, offset);
    offset += leastWidth(column);
  }
}

/** Whether another column is pinned further inside at the same edge. */
function isBeforePinned(column: LayoutColumn, columns: readonly LayoutColumn[]): boolean {
  const same = columns.filter((other) => column.pinned && other.pinned === column.pinned);
  const innermost = column.pinned === 'left' ? same.at(-1) : same[0];
  return column.pinned !== null && innermost !== column;
}
