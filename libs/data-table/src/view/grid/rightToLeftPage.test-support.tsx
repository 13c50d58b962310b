import { createInsightsTheme, InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { columnSource, DataTable } from '../../index.ts';
import type { ColumnDef } from '../../index.ts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const columns: ColumnDef<Record<string, unknown>>[] = [
  { id: 'agency', header: 'Agency' },
  { id: 'change', header: 'Change', aggregationFn: 'sum' },
  { id: 'premium', header: 'Premium', format: (value) => euros.format(value as number), aggregationFn: 'sum' },
];

// Numbers on a page that is read from right to left.
createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider theme={createInsightsTheme({ direction: 'rtl' })}>
    <div dir="rtl">
      <DataTable
        source={columnSource({
          rowCount: 1,
          columns: { agency: ['Red River'], change: new Float64Array([-12.5]), premium: new Float64Array([-3]) },
        })}
        columns={columns}
        aria-label="Agencies"
        paging={false}
        storage={null}
      />
    </div>
  </InsightsThemeProvider>,
);
