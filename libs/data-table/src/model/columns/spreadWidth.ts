import { boundedWidth } from '../../columns/columnLayout.ts';

/** A column as far as its width matters. */
export interface SizedColumn {
  /** The column's id. */
  id: string;
  /** Its width now in px. */
  width: number;
  /** Min width in px. */
  minWidth?: number | undefined;
  /** Max width in px. */
  maxWidth?: number | undefined;
}

/**
 * Returns widths in px by column id that add up to a wanted width, as far as the columns' bounds allow. Columns keep their
 * proportions; what a column at a bound cannot take goes to the others.
 */
export function spreadWidth(columns: readonly SizedColumn[], wanted: number): Record<string, number> {
  const widths: Record<string, number> = {};
  let free = [...columns];
  let room = wanted;
  while (free.length > 0) {
    const scale = room / free.reduce((sum, { width }) => sum + width, 0);
    const outOfBounds = free.filter(
      (column) => boundedWidth(column.width * scale, column) !== Math.round(column.width * scale),
    );
    // Of columns that would be too wide and too narrow, those that change the sum more are at their bounds.
    const excess = outOfBounds.reduce(
      (sum, column) => sum + boundedWidth(column.width * scale, column) - column.width * scale,
      0,
    );
    const settled = outOfBounds.filter((column) => {
      const change = boundedWidth(column.width * scale, column) - column.width * scale;
      return excess >= 0 ? change > 0 : change < 0;
    });
    const done = settled.length > 0 ? settled : free;
    for (const column of done) {
      // Rounding adds up to the wanted width: each column takes its share of what is left.
      const left = free.filter(({ id }) => !(id in widths)).reduce((sum, { width }) => sum + width, 0);
      const share = settled.length > 0 ? column.width * scale : (room * column.width) / left;
      const width = boundedWidth(share, column);
      widths[column.id] = width;
      room -= width;
    }
    free = free.filter((column) => !done.includes(column));
  }
  return widths;
}
