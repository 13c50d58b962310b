import { useMemo } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { renderColumns } from '../columns/renderColumns.ts';
import type { RenderColumns } from '../columns/renderColumns.ts';
import { selectionColumn } from '../columns/selectionColumn.ts';
import type { DataTableControl } from './useDataTable.ts';

/** The visible columns as they are drawn, led by the checkboxes where rows can be selected. */
export function useRenderColumns<TRow>(table: DataTableControl<TRow>): RenderColumns<TRow> {
  const { definitions, holdsNumbers, selection, state } = table;
  const { columnSizing, columnPinning } = state;
  const hasCheckboxes = selection.mode !== undefined && definitions.length > 0;
  return useMemo(() => {
    const lead = hasCheckboxes ? [selectionColumn as ColumnDef<TRow>] : [];
    return renderColumns({ definitions: [...lead, ...definitions], columnSizing, columnPinning, holdsNumbers });
  }, [definitions, hasCheckboxes, columnSizing, columnPinning, holdsNumbers]);
}
