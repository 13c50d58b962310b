import { useLocale, useTexts } from '@agency-insights/ui-kit';
import { useMemo, type RefObject } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { pinnedRow } from '../plugins/pinnedRow.ts';
import { useLatest } from '../state/useLatest.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import { isBoolean, type EditedCell } from './cellValues.ts';
import { editedAt, enter, type Entered } from './editedAt.ts';
import type { EditingControl } from './EditingControl.types.ts';
import type { EditableCell, FollowedCell } from './useFollowedCell.ts';

/** Changes a cell without opening a field; returns false for other cells. */
type Change = (cell: EditableCell) => boolean;

/** Returns the functions that toggle booleans and clear cells, and the columns with checkboxes that toggle. */
export function useDirectChanges<TRow>(
  grid: TableGridProps<TRow>,
  control: EditingControl<TRow>,
  { follow, show }: { follow: FollowedCell; show: (message: string) => void },
): { toggle: Change; clear: Change; render: TableGridProps<TRow>['render'] } {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const locale = useLocale();
  const change =
    (enteredOf: (cell: EditedCell) => Entered | false | undefined): Change =>
    (place) => {
      const cell = editedAt(grid, control, place, locale);
      const entered = cell && enteredOf(cell);
      if (!entered) return false;
      follow.to(place);
      const fault = enter(grid, control, cell, entered, texts);
      if (fault !== null) show(fault);
      return true;
    };
  const toggle = change((cell) => isBoolean(cell) && { value: cell.before !== true });
  // A text field opens empty instead.
  const clear = change(({ editor }) => editor.field && { text: '' });
  return { toggle, clear, render: useCheckboxes(grid, control, useLatest(toggle)) };
}

/** Returns the columns, whose checkboxes toggle the values that can be edited. */
function useCheckboxes<TRow>(
  { render }: TableGridProps<TRow>,
  { options }: EditingControl<TRow>,
  latest: RefObject<Change>,
): TableGridProps<TRow>['render'] {
  const ids = Object.keys(options.current.editors).join();
  return useMemo(() => {
    const columns = render.columns.map((column) => {
      const { definition, index } = column;
      const { id, type, onCheckedChange } = definition;
      if (type !== 'checkbox' || onCheckedChange || !(id in options.current.editors)) return column;
      const onToggle: ColumnDef<TRow>['onCheckedChange'] = (_checked, { rowIndex }) =>
        void latest.current({ rowIndex, column: index, pinned: pinnedRow(document.activeElement) });
      return { ...column, definition: { ...definition, onCheckedChange: onToggle } };
    });
    return { ...render, columns };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- editors are often new objects with the same columns
  }, [render, ids, options, latest]);
}
