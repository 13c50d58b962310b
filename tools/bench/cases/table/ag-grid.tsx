import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ModuleRegistry,
  TextFilterModule,
  themeQuartz,
  type ColDef,
  type GridApi,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { type TableContestant, type TableProps } from './contract.ts';
import { columnKeys, columnTitles, type TableRow } from './data.ts';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  TextFilterModule,
]);

let api: GridApi<TableRow> | null = null;

/** AG Grid Community with the modules that it needs, without animation. */
export const contestant: TableContestant = {
  firstClick: 'asc',
  header: (title) =>
    [...document.querySelectorAll('.ag-header-cell-label')].find((header) => header.textContent?.trim() === title) ??
    null,
  viewport: () => document.querySelector('.ag-grid-viewport'),
  firstAgency: () => document.querySelector('[row-index="0"] [col-id="agency"]')?.textContent ?? '',
  // The row of headers counts, too.
  rowCount: () => Number(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? 1) - 1,
  mount: (root, props) => renderReact(root, <Table {...props} />),
  unmount() {
    unmountReact();
    api = null;
  },
};

const columnDefs: ColDef<TableRow>[] = columnKeys.map((key) => ({
  field: key,
  headerName: columnTitles[key],
  width: 120,
  filter: key === 'agency' ? 'agTextColumnFilter' : false,
}));

function Table({ rows }: TableProps): ReactElement {
  const [text, setText] = useState('');
  return (
    <>
      <input
        id="filter"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          void filterBy(event.target.value);
        }}
      />
      <div style={{ height: 600 }}>
        <AgGridReact<TableRow>
          theme={themeQuartz}
          rowData={rows}
          columnDefs={columnDefs}
          rowHeight={36}
          animateRows={false}
          onGridReady={(event) => (api = event.api)}
        />
      </div>
    </>
  );
}

async function filterBy(text: string): Promise<void> {
  await api?.setColumnFilterModel(
    'agency',
    text === '' ? null : { filterType: 'text', type: 'contains', filter: text },
  );
  api?.onFilterChanged();
}
