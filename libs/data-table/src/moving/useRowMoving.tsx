'use client';
import { useTexts } from '@agency-insights/ui-kit';
import { useMemo, useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { controlColumns } from '../columns/controlColumns.ts';
import type { TablePlugin } from '../DataTable/TablePlugin.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { useSameSource } from '../plugins/useSameSource.ts';
import { useLatest } from '../state/useLatest.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import type { MovableSource } from './movableSource.ts';
import { MoveHandle } from './MoveHandle.tsx';
import { MoveTable } from './MoveTable.ts';
import { useMovingGrid } from './useMovingGrid.ts';

/** Options of `useRowMoving`. */
export interface RowMovingOptions<TRow> {
  /** The table's source. */
  source: MovableSource<TRow>;
  /** Called with the numbers of all rows in their new order, to save it. */
  onMove?: (rows: readonly number[]) => void;
}

/** Row reordering of a table. */
export interface RowMoving<TRow> {
  /** For the table's `plugins`. */
  plugin: TablePlugin;
  /** For the table's `columns`: a drag handle in each row. */
  column: ColumnDef<TRow>;
}

/**
 * Returns the plug-in and column that reorder rows of a `movableSource`, by Alt + Shift + arrow up or down, or by
 * dragging the handle. A sorted table refuses and announces why.
 */
export function useRowMoving<TRow>(options: RowMovingOptions<TRow>): RowMoving<TRow> {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const latest = useLatest(options);
  const [table] = useState(() => new MoveTable());
  const plugin = useMemo(() => {
    const move = (row: number, target: number, side: -1 | 1) => {
      const { source, onMove } = latest.current;
      source.order.move(row, target, side);
      onMove?.([...source.order.rows]);
    };
    const useGrid = (grid: TableGridProps<TRow>) => {
      table.plugIn();
      useSameSource(grid, latest, { hook: 'useRowMoving', member: 'order', creator: 'movableSource' });
      return useMovingGrid(grid, table, move);
    };
    return { extend: useGrid as never };
  }, [latest, table]);
  const column = useMemo(
    (): ColumnDef<TRow> => ({
      id: controlColumns.move,
      header: texts.moveColumn,
      accessor: () => '',
      cell({ rowIndex }) {
        if (!table.isPluggedIn) throw new Error('pass the `plugin` of useRowMoving to the plugins of the table');
        return <MoveHandle table={table} rowIndex={rowIndex} />;
      },
      width: 56,
      disableSort: true,
      searchable: false,
    }),
    [table, texts],
  );
  return { plugin, column };
}
