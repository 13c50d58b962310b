import { DatePicker, InsightsThemeProvider, Select } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { useTableCsv } from '../csv.ts';
import { choiceEditor, editableSource, useCellEditing } from '../editing.ts';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import { cellRanges } from '../ranges.ts';

/** A row of the page. */
interface Policy {
  id: string;
  insured: string;
  state: string;
  premium: number;
  start: string;
}

const states = ['Texas', 'Oklahoma', 'Iowa'];
const source = editableSource(
  rowsSource(
    Array.from({ length: 60 }, (_, row): Policy => ({
      id: `P${row}`,
      insured: `Insured ${row}`,
      state: states[row % 3] ?? '',
      premium: row * 100,
      start: `2026-01-${String((row % 28) + 1).padStart(2, '0')}`,
    })),
  ),
);
const columns: ColumnDef<Policy>[] = [
  { id: 'insured', header: 'Insured', filterType: 'text' },
  { id: 'state', header: 'State', filterType: 'select' },
  { id: 'premium', header: 'Premium', filterType: 'number' },
  { id: 'start', header: 'Start', filterType: 'date' },
];
const editors = { insured: {}, premium: {}, state: choiceEditor(states) };

function Policies() {
  const { plugin } = useCellEditing({ source, editors });
  const csv = useTableCsv({ columns, fileName: 'policies' });
  return (
    <DataTable
      source={source}
      columns={columns}
      aria-label="Policies"
      storage={null}
      search
      plugins={[plugin, cellRanges]}
      {...csv}
    />
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider>
    <Select label="Carrier" options={['Hartline Mutual', 'Cedar Ridge']} />
    <DatePicker label="Effective date" />
    <Policies />
  </InsightsThemeProvider>,
);
