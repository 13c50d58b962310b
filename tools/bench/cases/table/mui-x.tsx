import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { type TableContestant, type TableProps } from './contract.ts';
import { columnKeys, columnTitles, type TableRow } from './data.ts';

/** MUI X DataGrid, Community: pages of 100 rows, more are sold. */
export const contestant: TableContestant = {
  firstClick: 'asc',
  header: (title) =>
    [...document.querySelectorAll('[role="columnheader"]')].find(
      (header) => header.getAttribute('aria-label') === title || header.textContent?.trim() === title,
    ) ?? null,
  viewport: () => document.querySelector('.MuiDataGrid-virtualScroller'),
  firstAgency: () => document.querySelector('[data-rowindex="0"] [data-field="agency"]')?.textContent ?? '',
  rowCount: () => Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount') ?? 1) - 1,
  mount: (root, props) => renderReact(root, <Table {...props} />),
  unmount: unmountReact,
};

const columns: GridColDef<TableRow>[] = columnKeys.map((key) => ({
  field: key,
  headerName: columnTitles[key],
  width: 120,
  type:
    key === 'premium' || key === 'policies' || key === 'retention' || key === 'accounts' || key === 'id'
      ? 'number'
      : 'string',
}));

function Table({ rows }: TableProps): ReactElement {
  const [text, setText] = useState('');
  const filterModel = useMemo(
    () => ({ items: text === '' ? [] : [{ id: 1, field: 'agency', operator: 'contains', value: text }] }),
    [text],
  );
  return (
    <>
      <input id="filter" value={text} onChange={(event) => setText(event.target.value)} />
      <div style={{ height: 600 }}>
        <DataGrid
          aria-label="Agencies"
          rows={rows}
          columns={columns}
          rowHeight={36}
          filterModel={filterModel}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          pageSizeOptions={[100]}
        />
      </div>
    </>
  );
}
