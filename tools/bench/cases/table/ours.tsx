import { columnSource, DataTable, type ColumnDef, type DataTableState } from '@agency-insights/data-table';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { useMemo, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
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
  mount: (root, props) => show(createPortal(<Table {...props} />, root)),
  unmount: () => show(null),
};

let shown: ReactNode = null;
let tell = (): void => undefined;

function show(content: ReactNode): void {
  shown = content;
  tell();
}

function subscribe(listener: () => void): () => void {
  tell = listener;
  return () => undefined;
}

/**
 * The page around the table. An application's theme stands before any of its tables does, so it is there before the first
 * mount, too: a style sheet for the whole page is no part of a table.
 */
function Page(): ReactElement {
  const table = useSyncExternalStore(subscribe, () => shown);
  return <InsightsThemeProvider>{table}</InsightsThemeProvider>;
}

createRoot(document.createElement('div')).render(<Page />);

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
