import { rowAtPlace } from '../engine/rowAtPlace.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { pinnedRow, pinnedRowIndex } from '../plugins/pinnedRow.ts';
import { isDataRow } from './editedAt.ts';
import type { EditingControl } from './EditingControl.types.ts';
import { placeOf, type EditableCell } from './useFollowedCell.ts';

/** Returns the next or previous editable cell of the page or of the pinned rows, in reading order; undefined at the end. */
export function neighbourOf<TRow>(
  grid: TableGridProps<TRow>,
  { options }: EditingControl<TRow>,
  open: EditableCell,
  step: -1 | 1,
): EditableCell | undefined {
  const { render, firstRow, rowsOnPage } = grid;
  const { editors } = options.current;
  const editable = render.columns.flatMap(({ definition }, place) => (definition.id in editors ? [place] : []));
  const column = editable[editable.indexOf(open.column) + step];
  if (column !== undefined) return { rowIndex: open.rowIndex, column, pinned: open.pinned };
  const edge = editable[step > 0 ? 0 : editable.length - 1]!;
  if (open.pinned) {
    const pinned = pinnedRow(step > 0 ? open.pinned.nextElementSibling : open.pinned.previousElementSibling);
    return pinned ? { rowIndex: pinnedRowIndex(pinned), column: edge, pinned } : undefined;
  }
  const last = firstRow + rowsOnPage;
  for (let place = placeOf(grid, open.rowIndex) + step; place >= firstRow && place < last; place += step) {
    const rowIndex = rowAtPlace(grid.view, place);
    if (isDataRow(grid, rowIndex)) return { rowIndex, column: edge, pinned: null };
  }
  return undefined;
}
