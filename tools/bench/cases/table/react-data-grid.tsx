import 'react-data-grid/lib/styles.css';
import { useMemo, useState, type ReactElement } from 'react';
import { DataGrid, type Column, type SortColumn } from 'react-data-grid';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { headerWith, type TableContestant, type TableProps } from './contract.ts';
import { columnKeys, columnTitles, type TableRow } from './data.ts';

/** react-data-grid, sorted and filtered by hand, as it leaves both to its user. */
export const contestant: TableContestant = {
  firstClick: 'asc',
  header: headerWith,
  viewport: () => document.querySelector('.rdg'),
  firstAgency: () => document.querySelector('.rdg [aria-rowindex="2"] [role="gridcell"]')?.textContent ?? '',
  rowCount: () => Number(document.querySelector('.rdg')?.getAttribute('aria-rowcount') ?? 1) - 1,
  mount: (root, props) => renderReact(root, <Table {...props} />),
  unmount: unmountReact,
};

const gridColumns: Column<TableRow>[] = columnKeys.map((key) => ({
  key,
  name: columnTitles[key],
  width: 120,
  sortable: true,
}));

function Table({ rows }: TableProps): ReactElement {
  const [text, setText] = useState('');
  const [sortColumns, setSortColumns] = useState<readonly SortColumn[]>([]);
  const shown = useMemo(() => {
    const wanted = text.toLowerCase();
    const found = wanted === '' ? rows : rows.filter(({ agency }) => agency.toLowerCase().includes(wanted));
    return sorted(found, sortColumns[0]);
  }, [rows, text, sortColumns]);
  return (
    <>
      <input id="filter" value={text} onChange={(event) => setText(event.target.value)} />
      <DataGrid
        aria-label="Agencies"
        columns={gridColumns}
        rows={shown}
        rowHeight={36}
        sortColumns={sortColumns}
        onSortColumnsChange={setSortColumns}
        style={{ blockSize: 600 }}
      />
    </>
  );
}

function sorted(rows: readonly TableRow[], sort: SortColumn | undefined): readonly TableRow[] {
  if (!sort) return rows;
  const key = sort.columnKey as keyof TableRow;
  const sign = sort.direction === 'ASC' ? 1 : -1;
  return rows.toSorted((a, b) => (a[key] < b[key] ? -sign : a[key] > b[key] ? sign : 0));
}
