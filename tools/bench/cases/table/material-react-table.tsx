import { MaterialReactTable, useMaterialReactTable, type MRT_ColumnDef } from 'material-react-table';
import { useMemo, useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { type TableContestant, type TableProps } from './contract.ts';
import { columnKeys, columnTitles, type TableRow } from './data.ts';

let rowCount = 0;

/** material-react-table with virtual rows and no pages. */
export const contestant: TableContestant = {
  firstClick: 'asc',
  header: (title) =>
    [...document.querySelectorAll('.Mui-TableHeadCell-Content-Wrapper')].find(
      (header) => header.textContent?.trim() === title,
    ) ?? null,
  viewport: () => document.querySelector('.MuiTableContainer-root'),
  firstAgency: () => document.querySelector('tbody tr[data-index="0"] td')?.textContent ?? '',
  rowCount: () => rowCount,
  mount: (root, props) => renderReact(root, <Table {...props} />),
  unmount: unmountReact,
};

const columns: MRT_ColumnDef<TableRow>[] = columnKeys.map((key) => ({
  accessorKey: key,
  header: columnTitles[key],
  size: 120,
  sortDescFirst: false,
  filterFn: 'contains',
}));

function Table({ rows }: TableProps): ReactElement {
  const [text, setText] = useState('');
  const columnFilters = useMemo(() => (text === '' ? [] : [{ id: 'agency', value: text }]), [text]);
  const table = useMaterialReactTable({
    columns,
    data: rows,
    enablePagination: false,
    enableBottomToolbar: false,
    enableTopToolbar: false,
    enableColumnActions: false,
    enableRowVirtualization: true,
    enableFilterMatchHighlighting: false,
    enableFacetedValues: false,
    muiTableContainerProps: { style: { maxHeight: 600, height: 600 } },
    initialState: { density: 'compact' },
    state: { columnFilters },
  });
  rowCount = table.getRowModel().rows.length;
  return (
    <>
      <input id="filter" value={text} onChange={(event) => setText(event.target.value)} />
      <MaterialReactTable table={table} />
    </>
  );
}
