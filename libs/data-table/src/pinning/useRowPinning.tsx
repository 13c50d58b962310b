'use client';
import { useTexts } from '@agency-insights/ui-kit';
import { useMemo, useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { controlColumns } from '../columns/controlColumns.ts';
import type { TablePlugin } from '../DataTable/TablePlugin.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { useLatest } from '../state/useLatest.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import { PinButton } from './PinButton.tsx';
import { PinTable } from './PinTable.ts';
import { RowPins } from './RowPins.ts';
import { usePinnedGrid } from './usePinnedGrid.tsx';

/** Options of `useRowPinning`. */
export interface RowPinningOptions {
  /** Ids of the initially pinned rows. Default: none. */
  defaultPinned?: readonly string[];
  /** Called with the ids of the pinned rows after each change. */
  onPinnedChange?: (ids: string[]) => void;
  /** Max number of pinned rows: a further one replaces the first. Default 5. */
  max?: number;
}

/** Row pinning of a table. */
export interface RowPinning<TRow> {
  /** For the table's `plugins`. */
  plugin: TablePlugin;
  /** For the table's `columns`: a button in each row that pins or unpins it. */
  column: ColumnDef<TRow>;
}

/** Returns the plug-in and column that pin rows below the header, on all pages and for any search, filter or sort. */
export function useRowPinning<TRow>(options: RowPinningOptions = {}): RowPinning<TRow> {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const latest = useLatest(options);
  const [{ pins, table }] = useState(() => ({
    pins: new RowPins(options.defaultPinned ?? [], options.max ?? 5, (ids) => latest.current.onPinnedChange?.(ids)),
    table: new PinTable(),
  }));
  const plugin = useMemo(() => {
    const useGrid = (grid: TableGridProps<TRow>) => {
      table.plugIn();
      return usePinnedGrid(grid, pins, table);
    };
    return { extend: useGrid as never };
  }, [pins, table]);
  const column = useMemo(
    (): ColumnDef<TRow> => ({
      id: controlColumns.pin,
      header: texts.pinColumn,
      accessor: () => '',
      cell({ rowIndex }) {
        if (!table.isPluggedIn) throw new Error('pass the `plugin` of useRowPinning to the plugins of the table');
        return <PinButton pins={pins} table={table} rowIndex={rowIndex} />;
      },
      width: 56,
      align: 'center',
      disableSort: true,
      searchable: false,
    }),
    [pins, table, texts],
  );
  return { plugin, column };
}
