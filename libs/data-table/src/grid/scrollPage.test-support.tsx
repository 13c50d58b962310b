import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { columnSource, DataTable, TwoLineCell } from '../index.ts';
import type { ColumnDef } from '../index.ts';

/** A row of the page. */
type Place = Record<string, unknown>;

const rowCount = 100_000;
const longName = 'Truth or Consequences Municipality';

/** Descriptions of the clicked elements. */
const heard: string[] = [];

const source = columnSource({
  rowCount,
  columns: {
    id: Int32Array.from({ length: rowCount }, (_, row) => row),
    city: Array.from({ length: rowCount }, (_, row) => `City ${row}`),
    isWatched: Array.from({ length: rowCount }, () => false),
  },
});

const columns: ColumnDef<Place>[] = [
  { id: 'id', header: 'Row', format: (value) => `Row ${value}`, align: 'left' },
  { id: 'city', header: 'City' },
  // Overflows its column, as text and as custom content.
  {
    id: 'street',
    header: 'Street',
    accessor: 'id',
    width: 110,
    align: 'left',
    format: (value) => `${value} ${longName}`,
  },
  {
    id: 'link',
    header: 'Link',
    accessor: 'id',
    cell: ({ value }) => (
      <a href={`#${value}`} onClick={() => heard.push(`link ${value}`)}>
        Open {String(value)}
      </a>
    ),
  },
  {
    id: 'button',
    header: 'Button',
    accessor: 'id',
    cell: ({ value }) => (
      <button type="button" onClick={() => heard.push(`button ${value}`)}>
        Call {String(value)}
      </button>
    ),
  },
  {
    id: 'isWatched',
    header: 'Watched',
    type: 'checkbox',
    onCheckedChange: (_, { rowIndex }) => heard.push(`checkbox ${rowIndex}`),
  },
  {
    id: 'note',
    header: 'Note',
    accessor: 'id',
    width: 110,
    cell: ({ value }) => <TwoLineCell primary={longName} secondary={`Note ${value}`} />,
  },
];

Object.assign(window, { heard });

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider>
    <DataTable
      source={source}
      columns={columns}
      aria-label="Places"
      selection="multiple"
      paging={false}
      height={440}
      onRowClick={({ rowIndex }) => heard.push(`row ${rowIndex}`)}
      onStateChange={({ rowSelection }) => heard.push(`selected ${rowSelection.ids.at(-1)}`)}
    />
  </InsightsThemeProvider>,
);
