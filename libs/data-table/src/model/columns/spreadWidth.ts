import { boundedWidth, withinBounds } from '../../columns/columnLayout.ts';

/** A column's width and bounds. */
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
    const changes = free.map((column) => withinBounds(column.width * scale, column) - column.width * scale);
    // Clamps the too wide or the too narrow columns, whichever change the sum more.
    const isTooNarrow = changes.reduce((sum, change) => sum + change, 0) >= 0;
    const atBounds = free.filter((_, place) => (isTooNarrow ? changes[place]! > 0 : changes[place]! < 0));
    // If none is, one column takes its share of the rest, so that rounded widths add up.
    const settled = atBounds.length > 0 ? atBounds : free.slice(0, 1);
    for (const column of settled) {
      const width = boundedWidth(column.width * scale, column);
      widths[column.id] = width;
      room -= width;
    }
    free = free.filter((column) => !settled.includes(column));
  }
  return widths;
}
