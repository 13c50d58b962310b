import { columnSource, DataTable, type ColumnDef, type DataTableState } from '@agency-insights/data-table';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { useMemo, useState, type ReactElement } from 'react';
import { frameWith, renderReact, unmountReact } from '../reactRoot.tsx';
import { headerWith, type TableContestant, type TableProps } from './contract.ts';
import { columnKeys, columnTitles } from './data.ts';

/** Ours: `DataTable` of @agency-insights/data-table over columns, in the theme of @agency-insights/ui-kit. */
export const contestant: TableContestant = {
  takes: 'columns',
  firstClick: 'asc',
  header: headerWith,
  viewport: () => scrollerOf(document.querySelector('[role="grid"]')),
  firstAgency: () =>
    document.querySelector('[role="grid"] [role="row"][aria-rowindex="2"] [role="gridcell"]')?.textContent ?? '',
  // The row of headers counts, too.
  rowCount: () => Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount') ?? 1) - 1,
  mount: (root, props) => renderReact(root, <Table {...props} />),
  unmount: unmountReact,
};

// An application's theme stands before any of its tables does.
frameWith((content) => <InsightsThemeProvider>{content}</InsightsThemeProvider>);

const columnDefs: ColumnDef[] = columnKeys.map((key) => ({
  id: key,
  header: columnTitles[key],
  ...(key === 'agency' ? { filterType: 'text' } : {}),
}));

function Table({ columns, rowCount }: TableProps): ReactElement {
  const source = useMemo(() => columnSource({ columns, rowCount }), [columns, rowCount]);
  const [text, setText] = useState('');
  const state = useMemo<Partial<DataTableState>>(
    () => ({ columnFilters: text === '' ? [] : [{ id: 'agency', value: text }] }),
    [text],
  );
  return (
    <>
      <input id="filter" value={text} onChange={(event) => setText(event.target.value)} />
      <DataTable
        aria-label="Agencies"
        source={source}
        columns={columnDefs}
        state={state}
        paging={false}
        height={600}
        rowHeight={36}
      />
    </>
  );
}

/** The grid itself or the nearest ancestor that scrolls. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  if (element === null || element.scrollHeight > element.clientHeight + 1) return element;
  return scrollerOf(element.parentElement);
}
