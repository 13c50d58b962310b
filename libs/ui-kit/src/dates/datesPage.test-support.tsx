import { createRoot } from 'react-dom/client';
import { DatePicker, DateRangePicker, InsightsThemeProvider, yearToDatePreset } from '../index.ts';

/** The address contains today's date: `#2026-11-20`. */
const now = () => new Date(`${location.hash.slice(1)}T12:00`);

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider scheme="light">
    <main style={{ padding: 24 }}>
      <DatePicker label="Effective date" now={now} />
      <DateRangePicker label="Expiration dates" now={now} presets={[yearToDatePreset()]} />
    </main>
  </InsightsThemeProvider>,
);
