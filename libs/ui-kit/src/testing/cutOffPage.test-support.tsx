import { createRoot } from 'react-dom/client';
import {
  AppBar,
  Autocomplete,
  Button,
  Chip,
  createInsightsTheme,
  Input,
  InsightsThemeProvider,
  MultiSelect,
  OptionMenu,
  Select,
  Sidebar,
} from '../index.ts';

const long = 'Businessowners and other commercial lines (BOP)';
const options = [long, 'Auto'];
const theme = createInsightsTheme({ direction: 'rtl' });

// Texts in English on a page that is read from right to left, each with less room than it needs.
createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider theme={theme} scheme="light">
    <div dir="rtl">
      <AppBar productName={long} sx={{ width: 200 }} />
      <main style={{ display: 'grid', gap: 16, width: 200, padding: 24 }}>
        <Select label={long} options={options} defaultValue={long} fullWidth />
        <Select label="Short" options={options} defaultValue="Auto" fullWidth />
        <MultiSelect label="Several" options={options} defaultValue={[long]} fullWidth />
        <Autocomplete label="Chips" options={options} defaultValue={[long]} multiple fullWidth />
        <OptionMenu options={options} defaultValue={long}>
          Sorted by
        </OptionMenu>
        <Input label="Typed" defaultValue={long} fullWidth />
        <Input label="Hint" placeholder={long} fullWidth />
        <Button>{long}</Button>
        <Chip label={long} sx={{ maxWidth: 160 }} />
      </main>
      <Sidebar items={[{ title: long, href: '/lines', icon: null }]} currentPath="/" open width={160} />
    </div>
  </InsightsThemeProvider>,
);
