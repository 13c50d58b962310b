import { LocaleProvider } from '@agency-insights/ui-kit';
import { de as kit } from '@agency-insights/ui-kit/locales/de';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { de as table } from '../locales/de.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';

const texts = { ...kit, ...table };

const columns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agentur', filterType: 'text' },
  { id: 'city', header: 'Ort', filterType: 'select' },
  { id: 'policies', header: 'Policen', filterType: 'number' },
  { id: 'searchPremium', header: 'Prämie', filterType: 'number', aggregationFn: 'sum' },
];

/** Texts come from locale packs, numbers from the region; typed numbers are read in its form. */
const meta: Meta<DataTableProps<Agency>> = {
  title: 'Data table/Languages',
  component: DataTable<Agency>,
  argTypes: { source: { control: false }, columns: { control: false } },
  args: {
    source: rowsSource(makeAgencies(1248)),
    columns,
    'aria-label': 'Agenturen',
    persistPagination: false,
    search: true,
    columnPicker: true,
    densitySwitch: true,
    selection: 'multiple',
    pageSizes: [4, 10, 25, 50],
    defaultState: { columnFilters: [{ id: 'searchPremium', value: { min: 1_000_000, max: null } }] },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-DE" texts={texts}>
        <Story />
      </LocaleProvider>
    ),
  ],
  // The source holds all rows: it is not written out on the docs page.
  parameters: { visual: { narrow: 'once' }, docs: { source: { type: 'code' } } },
};
export default meta;

type Story = StoryObj<DataTableProps<Agency>>;

/** A table in German. */
export const German: Story = {};

/** The menu of a column in German. */
export const GermanMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Menü der Spalte Policen' }));
    await expect(await screen.findByRole('menuitem', { name: 'Filtern …' })).toBeVisible();
  },
};

const rightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

/** The same from right to left. */
export const GermanRightToLeft: Story = {
  parameters: { visual: { skip: 'Columns from right to left have a picture under Columns.' } },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => {
      document.documentElement.dir = '';
    };
  },
  decorators: [
    (Story) => (
      <ThemeProvider theme={rightToLeft}>
        <Story />
      </ThemeProvider>
    ),
  ],
};
