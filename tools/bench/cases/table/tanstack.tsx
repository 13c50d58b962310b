import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { headerWith, type TableContestant, type TableProps } from './contract.ts';
import { columnKeys, columnTitles, type TableRow } from './data.ts';

let rowCount = 0;

/** Unstyled TanStack Table with its own row models and TanStack Virtual. */
export const contestant: TableContestant = {
  firstClick: 'asc',
  header: (title) => headerWith(title)?.firstElementChild ?? null,
  viewport: () => document.querySelector('#viewport'),
  firstAgency: () => document.querySelector('[data-index="0"] > div')?.textContent ?? '',
  rowCount: () => rowCount,
  mount: (root, props) => renderReact(root, <Table {...props} />),
  unmount: unmountReact,
};

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns,
  filterFns,
});

const columns: ColumnDef<typeof features, TableRow>[] = columnKeys.map((key) => ({
  accessorKey: key,
  header: columnTitles[key],
  sortDescFirst: false,
  filterFn: 'includesString',
}));

function Table({ rows }: TableProps): ReactElement {
  const [text, setText] = useState('');
  const table = useTable({ features, columns, data: rows }, (state) => state);
  const shown = table.getRowModel().rows;
  rowCount = shown.length;
  return (
    <div>
      <input
        id="filter"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          table.getColumn('agency')?.setFilterValue(event.target.value);
        }}
      />
      <div role="row" style={{ display: 'flex' }}>
        {table.getFlatHeaders().map((header) => (
          <div key={header.id} role="columnheader" style={{ width: 120 }}>
            <button onClick={header.column.getToggleSortingHandler()}>
              {columnTitles[header.id as keyof TableRow]}
            </button>
          </div>
        ))}
      </div>
      <Rows rows={shown} />
    </div>
  );
}

function Rows({ rows }: { rows: readonly Row<typeof features, TableRow>[] }): ReactElement {
  const viewport = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => 36,
    overscan: 5,
    initialRect: { width: 1200, height: 560 },
  });
  return (
    <div id="viewport" ref={viewport} style={{ height: 560, overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => (
          <div key={rows[index]?.id} role="row" data-index={index} style={rowStyle(start, size)}>
            {rows[index]?.getAllCells().map((cell) => (
              <div key={cell.id} style={{ width: 120, overflow: 'hidden', whiteSpace: 'nowrap' }}>
                {String(cell.getValue())}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function rowStyle(start: number, height: number): CSSProperties {
  return { position: 'absolute', top: 0, display: 'flex', height, transform: `translateY(${start}px)` };
}
