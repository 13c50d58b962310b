import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { editableSource, useCellEditing } from '../editing.ts';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import { movableSource, useRowMoving } from '../moving.ts';
import { cellRanges } from '../ranges.ts';

/** A row of the page. */
interface Place {
  id: string;
  city: string;
}

/** Descriptions of the clicked rows. */
const heard: string[] = [];
Object.assign(window, { heard });

const rows = Array.from({ length: 200 }, (_, row): Place => ({ id: `R${row}`, city: `City number ${row}` }));
const movable = movableSource(rowsSource(rows));
const editable = editableSource(rowsSource(rows.slice(0, 3)));
const editors = { city: {} };
const columns: ColumnDef<Place>[] = [
  { id: 'city', header: 'City', width: 200 },
  {
    id: 'link',
    header: 'Link',
    accessor: 'id',
    width: 120,
    cell: ({ value }) => <a href="#there">Open {String(value)}</a>,
  },
  ...Array.from({ length: 8 }, (_, index): ColumnDef<Place> => ({
    id: `n${index}`,
    header: `Extra ${index}`,
    accessor: 'id',
    width: 120,
  })),
];

function Places() {
  const { plugin, column } = useRowMoving({ source: movable });
  return (
    <DataTable
      source={movable}
      columns={[column, ...columns]}
      aria-label="Places"
      storage={null}
      paging={false}
      height={360}
      selection="multiple"
      plugins={[plugin, cellRanges]}
      onRowClick={({ rowIndex }) => heard.push(`row ${rowIndex}`)}
    />
  );
}

function Edited() {
  const { plugin } = useCellEditing({ source: editable, editors });
  return (
    <DataTable
      source={editable}
      columns={columns.slice(0, 3)}
      aria-label="Edited places"
      storage={null}
      plugins={[plugin, cellRanges]}
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider>
    <Places />
    <Edited />
  </InsightsThemeProvider>,
);
