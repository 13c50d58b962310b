import { useMemo } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { renderColumns } from '../columns/renderColumns.ts';
import type { RenderColumns } from '../columns/renderColumns.ts';
import { selectionColumn } from '../columns/selectionColumn.ts';
import { isNumber } from '../engine/valueReading.ts';
import type { DataTableControl } from './useDataTable.ts';

/** The visible columns as they are drawn, led by the checkboxes where rows can be selected. */
export function useRenderColumns<TRow>(
  table: DataTableControl<TRow>,
  textScale: number,
  pinRoom: number,
): RenderColumns<TRow> {
  const { definitions, sampleOf, selection, state } = table;
  const { columnSizing, columnPinning } = state;
  const hasCheckboxes = selection.mode !== undefined && definitions.length > 0;
  return useMemo(() => {
    const lead = hasCheckboxes ? [selectionColumn as ColumnDef<TRow>] : [];
    const holdsNumbers = (columnId: string) => isNumber(sampleOf(columnId));
    const shown = [...lead, ...definitions];
    return renderColumns({ definitions: shown, columnSizing, columnPinning, holdsNumbers, textScale, pinRoom });
  }, [definitions, hasCheckboxes, columnSizing, columnPinning, sampleOf, textScale, pinRoom]);
}
