import { useMemo } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { aggregateWidth } from '../columns/columnAggregates.ts';
import { renderColumns } from '../columns/renderColumns.ts';
import { selectionColumn } from '../columns/selectionColumn.ts';
import { renderGroups, type RenderedColumns } from '../model/columns/renderGroups.ts';
import { isNumber } from '../engine/valueReading.ts';
import type { TableWords } from '../texts/useTableWords.ts';
import { useSameContent } from '../state/useSameContent.ts';
import type { DataTableControl } from './useDataTable.ts';

/** The visible columns as rendered, after the checkbox column if rows can be selected. */
export function useRenderColumns<TRow>(
  table: DataTableControl<TRow>,
  textScale: number,
  pinRoom: number,
  words: TableWords,
): RenderedColumns<TRow> {
  const { definitions, groupRows, sampleOf, selection, state, view } = table;
  const { columnSizing, columnPinning } = state;
  const hasCheckboxes = selection.mode !== undefined && definitions.length > 0;
  const footWidths = useSameContent(definitions.map((one) => aggregateWidth(one, view.aggregates, words)));
  return useMemo(() => {
    const lead = hasCheckboxes ? [selectionColumn as ColumnDef<TRow>] : [];
    const holdsNumbers = (columnId: string) => isNumber(sampleOf(columnId));
    const shown = [...lead, ...definitions];
    const widths = [...lead.map(() => 0), ...footWidths];
    const options = {
      definitions: shown,
      footWidths: widths,
      columnSizing,
      columnPinning,
      holdsNumbers,
      textScale,
      pinRoom,
    };
    const render = renderColumns(options);
    return { ...render, groups: renderGroups(groupRows, render) };
  }, [definitions, footWidths, groupRows, hasCheckboxes, columnSizing, columnPinning, sampleOf, textScale, pinRoom]);
}
