import { DataTable, rowsSource, type ColumnDef } from '@agency-insights/data-table';
import { useMemo, type ReactElement } from 'react';
import type { ChartTableProps } from './ChartTable.tsx';

type Row = Record<string, string>;

/** The numbers behind a chart with many marks. */
export function LargeChartTable({ title, data }: ChartTableProps): ReactElement {
  const columns = useMemo(
    () =>
      data.columns.map((header, index): ColumnDef<Row> => ({
        id: `c${index}`,
        header,
        align: index === 0 ? 'left' : 'right',
      })),
    [data],
  );
  const source = useMemo(
    () => rowsSource(data.rows.map((row): Row => Object.fromEntries(row.map((text, index) => [`c${index}`, text])))),
    [data],
  );
  return <DataTable source={source} columns={columns} aria-label={title} height={360} announceRows="in-use" />;
}
