import { createRoot } from 'react-dom/client';
import { Autocomplete, InsightsThemeProvider, MultiSelect, Select } from '../index.ts';

const agencies = Array.from({ length: 10_000 }, (_, row) => `Agency ${String(row).padStart(4, '0')}`);

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider scheme="light">
    <main style={{ padding: 24, height: 640 }}>
      <div style={{ width: 320 }}>
        <MultiSelect label="Agencies" options={agencies} searchable caseInsensitive />
        <Select label="Line" options={['Personal lines', 'Commercial lines']} />
        <Autocomplete label="Product" options={['Auto', 'Home']} multiple defaultValue={['Auto', 'Home']} />
      </div>
    </main>
  </InsightsThemeProvider>,
);
