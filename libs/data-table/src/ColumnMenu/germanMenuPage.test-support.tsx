import { InsightsThemeProvider, LocaleProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { DataTable, rowsSource } from '../index.ts';
import { de } from '../locales/de.ts';

const source = rowsSource([{ name: 'Alpenblick Makler', premium: 1 }]);
const columns = [
  { id: 'name', header: 'Agentur', isSorted: true },
  { id: 'premium', header: 'Prämie' },
];

// A sorted column, whose menu marks the direction, in a language with long words.
createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider>
    <LocaleProvider locale="de-DE" texts={de}>
      <DataTable source={source} columns={columns} aria-label="Agenturen" storage={null} />
    </LocaleProvider>
  </InsightsThemeProvider>,
);
