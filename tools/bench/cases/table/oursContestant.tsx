import { DataTable, type ColumnDef, type DataTableState, type TableSource } from '@agency-insights/data-table';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { useMemo, useState, type ReactElement } from 'react';
import { frameWith, renderReact, unmountReact } from '../reactRoot.tsx';
import { headerWith, type TableContestant, type TableProps } from './contract.ts';
import { columnKeys, columnTitles } from './data.ts';

type MakeSource = (props: TableProps) => TableSource;

/** Returns ours: `DataTable` over the source that `makeSource` makes, in the theme of @agency-insights/ui-kit. */
export function oursContestant(makeSource: MakeSource): TableContestant {
  // An application renders its theme before it mounts a table.
  frameWith((content) => <InsightsThemeProvider>{content}</InsightsThemeProvider>);
  return {
    firstClick: 'asc',
    header: headerWith,
    viewport: () => scrollerOf(document.querySelector('[role="grid"]')),
    firstAgency: () =>
      document.querySelector('[role="grid"] [role="row"][aria-rowindex="2"] [role="gridcell"]')?.textContent ?? '',
    // The header row counts too.
    rowCount: () => Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount') ?? 1) - 1,
    mount: (root, props) => renderReact(root, <Table makeSource={makeSource} {...props} />),
    unmount: unmountReact,
  };
}

const columnDefs: ColumnDef[] = columnKeys.map((key) => ({
  id: key,
  header: columnTitles[key],
  ...(key === 'agency' ? { filterType: 'text' } : {}),
}));

function Table({ makeSource, columns, rows, rowCount }: TableProps & { makeSource: MakeSource }): ReactElement {
  const source = useMemo(() => makeSource({ columns, rows, rowCount }), [makeSource, columns, rows, rowCount]);
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

/** Returns the grid itself or its nearest ancestor that scrolls. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  if (element === null || element.scrollHeight > element.clientHeight + 1) return element;
  return scrollerOf(element.parentElement);
}
