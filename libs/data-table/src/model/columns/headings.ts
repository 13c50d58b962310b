import type { ColumnDef } from '../../columns/columnDefinition.types.ts';
import { pinnedEdge, type PinnedEdge } from '../../columns/columnPins.ts';
import type { ColumnPinningState } from '../../state/tableState.ts';
import type { DataTableInstance } from './columnFeatures.ts';

/** A header over adjacent columns: of one column, of a group, or empty above ungrouped columns. */
export interface Heading {
  /** Identifies the heading among those of all levels: the id of a column, or a key of a group. */
  key: string;
  /** The header's text; null for an empty cell. */
  header: string | null;
  /** Ids of the visible columns below it, left to right. */
  columnIds: readonly string[];
  /** Ids of the group's hidden columns, which move with it. */
  hiddenIds: readonly string[];
  /** The edge where its columns are pinned; null for columns that scroll. */
  edge: PinnedEdge | null;
}

/** The headings of one level, left to right. */
export type HeadingRow = readonly Heading[];

/** Returns the heading of a column. */
export function columnHeading<TRow>(column: ColumnDef<TRow>, pinning: ColumnPinningState): Heading {
  const { id, header } = column;
  return { key: id, header, columnIds: [id], hiddenIds: [], edge: pinnedEdge(column, pinning) };
}

/**
 * Returns the rows of group headings, top first; none if no visible column is in a group. Groups are split by columns
 * that moved away, and by the edges of pinned columns.
 */
export function groupHeadings(table: DataTableInstance): Heading[][] {
  const families = [
    [table.getStartHeaderGroups(), 'left'],
    [table.getCenterHeaderGroups(), null],
    [table.getEndHeaderGroups(), 'right'],
  ] as const;
  const levels = families[1][0].length - 1;
  return Array.from({ length: levels }, (_, level) =>
    families.flatMap(([groups, edge]) =>
      (groups[level]?.headers ?? []).map((header) => {
        const { id, column, isPlaceholder } = header;
        const leaves = header.getLeafHeaders().filter(({ subHeaders }) => subHeaders.length === 0);
        const hidden = isPlaceholder ? [] : column.getLeafColumns().filter((leaf) => !leaf.getIsVisible());
        return {
          edge,
          key: `${level} ${id}`,
          header: isPlaceholder ? null : String(column.columnDef.header),
          columnIds: leaves.map((leaf) => leaf.column.id),
          hiddenIds: hidden.map((leaf) => leaf.id),
        };
      }),
    ),
  );
}
