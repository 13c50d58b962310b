import type { ColumnDef } from './columnDefinition.types.ts';

/** Id of the column that holds the checkboxes of row selection. */
export const selectionColumnId = 'data-table:selection';

/** Width of that column in px (TABLE-ROW-2). */
const selectionColumnWidth = 50;

/** The checkbox column of row selection, pinned to the left. */
export const selectionColumn: ColumnDef<never> = {
  id: selectionColumnId,
  header: 'Selection',
  width: selectionColumnWidth,
  isPinned: 'left',
  disableSort: true,
};
