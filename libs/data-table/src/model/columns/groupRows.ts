import type { PinnedEdge } from '../../columns/columnPins.ts';
import type { DataTableInstance } from './columnFeatures.ts';

/** A header above columns that stand side by side: of a group, or empty where they are in no group at this level. */
export interface GroupCell {
  /** Identifies the cell among those of all levels. */
  key: string;
  /** The group's header; null for an empty cell. */
  header: string | null;
  /** Ids of the visible columns below it, left to right. */
  columnIds: readonly string[];
  /** Ids of the group's hidden columns, which move with it. */
  hiddenIds: readonly string[];
  /** The edge where its columns are pinned; null for columns that scroll. */
  edge: PinnedEdge | null;
}

/** The header cells of one level, left to right. */
export type GroupRow = readonly GroupCell[];

/**
 * Returns the rows of group headers, top first; none where no visible column is in a group. Groups are split by columns that
 * moved away, and by the edges of pinned columns.
 */
export function groupRows(table: DataTableInstance): GroupRow[] {
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
