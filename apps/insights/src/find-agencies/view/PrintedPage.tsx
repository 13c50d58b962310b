import type { ColumnDef, DataTableHandle, DataTableInstance } from '@agency-insights/data-table';
import type { ResultSet } from '@agency-insights/insights-api';
import { colors } from '@agency-insights/ui-kit';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/useWords.ts';
import type { Narrowing } from '../Narrowing.ts';
import { useNamedQuery } from '../start/useNamedQuery.ts';
import { PrintedTable } from './PrintedTable.tsx';

const Line = styled('p')({
  display: 'none',
  margin: '8px 0',
  color: colors.textMuted,
  fontSize: '0.875rem',
  '@media print': { display: 'block' },
});

/** Hides controls in print, and the table of the screen: it has only the rows and columns that fit the window. */
const paper = {
  '@media print': {
    'main ul button:not([data-press]), .DataTable-paper.DataTable-paper.DataTable-paper': { display: 'none' },
    // Chips without their cross.
    'main ul [data-removable][data-removable]': { paddingInlineEnd: 12 },
  },
};

export interface PrintedPageProps {
  result: ResultSet | null;
  narrowing: Narrowing;
  page: { pageIndex: number; pageSize: number };
  columns: readonly ColumnDef<unknown>[];
  tableRef: RefObject<DataTableHandle | null>;
}

/** Prints the agencies of the page with all visible columns, how many of the agencies they are, and the day of the data. */
export function PrintedPage({ result, narrowing, page: { pageIndex, pageSize }, columns, tableRef }: PrintedPageProps) {
  const { t, formatCount, formatCountOf, formatDay } = useWords();
  const [set] = useNamedQuery('marketing_insights/queries/data_set.query');
  const table = usePrinted(tableRef);
  const isNarrowed = narrowing.isOn && narrowing.of === result;
  const total = isNarrowed ? narrowing.count : (result?.table.numRows ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pageIndex, pages - 1);
  const count = Math.min(pageSize, total - page * pageSize);
  const rows = t('{rows} of {total}', {
    rows: formatCount(count),
    total: formatCountOf(result?.total ?? 0, 'agency', 'agencies'),
  });
  const facts = [rows, t('page {page} of {pages}', { page: formatCount(page + 1), pages: formatCount(pages) })];
  const day = set?.last_effective_date;
  if (typeof day === 'string') facts.push(t('Data as of {day}', { day: formatDay(day) }));
  return (
    <>
      <GlobalStyles styles={paper} />
      <Line>{facts.join(' · ')}</Line>
      {table && (
        <PrintedTable
          columns={(table.getHeaderGroups().at(-1)?.headers ?? []).flatMap(({ column: { id } }) =>
            columns.filter((column) => column.id === id),
          )}
          rows={Array.from({ length: count }, (_, row) => table.getRowModel().rows[page * pageSize + row]).flatMap(
            (row) => row?.original ?? [],
          )}
        />
      )}
    </>
  );
}

/** The table while the browser lays the page out for paper. Renders at once, as the browser does not wait. */
function usePrinted(tableRef: PrintedPageProps['tableRef']): DataTableInstance | null {
  const [table, setTable] = useState<DataTableInstance | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeprint', () => flushSync(() => setTable(tableRef.current?.table ?? null)), {
      signal,
    });
    window.addEventListener('afterprint', () => setTable(null), { signal });
    return () => listening.abort();
  }, [tableRef]);
  return table;
}
