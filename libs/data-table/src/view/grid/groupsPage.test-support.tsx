import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { columnSource, DataTable } from '../../index.ts';
import type { ColumnOrGroupDef } from '../../index.ts';

const columns: ColumnOrGroupDef<Record<string, unknown>>[] = [
  { id: 'agency', header: 'Agency', width: 200 },
  {
    header: 'Business',
    columns: [
      { id: 'city', header: 'City', width: 180 },
      { id: 'policies', header: 'Policies', width: 120 },
    ],
  },
  { id: 'carrier', header: 'Largest carrier', width: 160 },
];

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider>
    <DataTable
      source={columnSource({
        rowCount: 2,
        columns: {
          agency: ['Lone Star Risk Advisors', 'Red River Agency Alliance'],
          city: ['Truth or Consequences, New Mexico', 'Tulsa, OK'],
          policies: new Float64Array([3857, 5529]),
          carrier: ['Hartline Mutual', 'Prairie Home'],
        },
      })}
      columns={columns}
      aria-label="Agencies"
      paging={false}
      storage={null}
    />
  </InsightsThemeProvider>,
);
