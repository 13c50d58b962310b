import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef } from '../index.ts';

/** A company and what belongs to it. */
interface Company {
  id: string;
  name: string;
  city: string;
  below: Company[];
}

/** A company at a level, with one below it down to the deepest. */
function company(level: number, deepest: number): Company {
  return {
    id: `C${level}`,
    name: `Level ${level} Consolidated Underwriters of Northern Oklahoma and Southern Kansas`,
    city: 'Oklahoma City, OK',
    below: level < deepest ? [company(level + 1, deepest)] : [],
  };
}

const columns: ColumnDef<Company>[] = [
  { id: 'name', header: 'Company', minWidth: 240 },
  { id: 'city', header: 'City' },
  { id: 'id', header: 'Number' },
];

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider>
    <DataTable
      source={rowsSource([company(1, 8)], { subRows: ({ below }) => below })}
      columns={columns}
      aria-label="Companies"
      paging={false}
      defaultState={{ expanded: true }}
      storage={null}
    />
  </InsightsThemeProvider>,
);
