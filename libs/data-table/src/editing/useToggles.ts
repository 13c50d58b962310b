import { useLocale, useTexts } from '@agency-insights/ui-kit';
import { useMemo, type RefObject } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { pinnedRow } from '../plugins/pinnedRow.ts';
import { useLatest } from '../state/useLatest.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import { isBoolean, valueFault } from './cellValues.ts';
import { editedAt, writeCell } from './editedAt.ts';
import type { EditingControl } from './EditingControl.types.ts';
import type { EditableCell, FollowedCell } from './useFollowedCell.ts';

/** Toggles a boolean; returns false for other cells. */
type Toggle = (cell: EditableCell) => boolean;

/** Returns the function that toggles booleans, and the columns with checkboxes that call it. */
export function useToggles<TRow>(
  grid: TableGridProps<TRow>,
  control: EditingControl<TRow>,
  after: { follow: FollowedCell; show: (message: string) => void },
): { toggle: Toggle; render: TableGridProps<TRow>['render'] } {
  const toggle = useToggle(grid, control, after);
  return { toggle, render: useCheckboxes(grid, control, useLatest(toggle)) };
}

function useToggle<TRow>(
  grid: TableGridProps<TRow>,
  control: EditingControl<TRow>,
  { follow, show }: { follow: FollowedCell; show: (message: string) => void },
): Toggle {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const locale = useLocale();
  return (cell) => {
    const edited = editedAt(grid, control, cell, locale);
    if (!edited || !isBoolean(edited)) return false;
    const value = edited.before !== true;
    const fault = valueFault(edited, value, texts);
    follow.to(cell);
    if (fault !== null) show(fault);
    else writeCell(grid, control, edited, { value, done: texts.edited(edited.definition.header) });
    return true;
  };
}

/** Returns the columns, whose checkboxes toggle the values that can be edited. */
function useCheckboxes<TRow>(
  { render }: TableGridProps<TRow>,
  { options }: EditingControl<TRow>,
  latest: RefObject<Toggle>,
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
