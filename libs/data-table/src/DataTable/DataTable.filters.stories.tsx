import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { storyColumns } from './storyColumns.test-support.tsx';

interface DatedAgency extends Agency {
  appointed: string;
}

const rows: DatedAgency[] = makeAgencies(1248).map((agency, index) => ({
  ...agency,
  appointed: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
}));

const filterTypes: Partial<Record<string, Partial<ColumnDef<DatedAgency>>>> = {
  name: { filterType: 'text' },
  city: { filterType: 'select' },
  lines: {
    filterType: 'select',
    options: [
      { label: 'Personal lines', value: 'personal' },
      { label: 'Commercial lines', value: 'commercial' },
    ],
  },
  searchPremium: { filterType: 'number' },
  carrier: { filterType: 'select', hasActions: true },
};

const columns: ColumnDef<DatedAgency>[] = [
  ...(storyColumns as ColumnDef<DatedAgency>[]).map((column) => ({ ...column, ...filterTypes[column.id] })),
  { id: 'appointed', header: 'Appointed', filterType: 'date', minWidth: 120 },
];

/** Search over all columns, filters of single ones, and chips that take them away. */
const meta: Meta<DataTableProps<DatedAgency>> = {
  title: 'Data table/Filters and search',
  component: DataTable<DatedAgency>,
  argTypes: { source: { control: false }, columns: { control: false } },
  args: {
    source: rowsSource(rows),
    columns,
    'aria-label': 'Agencies',
    persistPagination: false,
    search: true,
    // Few rows: a picture shows what the story is about.
    pageSizes: [4, 10, 25, 50],
  },
  // The source holds all rows: it is not written out on the docs page.
  parameters: { visual: { narrow: 'once' }, docs: { source: { type: 'code' } } },
};
export default meta;

type Story = StoryObj<DataTableProps<DatedAgency>>;

/** Opens the filter of a column by its menu. */
async function openFilter(canvasElement: HTMLElement, header: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `${header} column menu` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
  await screen.findByRole('dialog', { name: `Filter ${header}` });
}

/** The search is an icon until it is wanted. */
export const Search: Story = {};

/** A active search stays open. */
export const Searching: Story = { args: { defaultState: { globalFilter: 'lone star' } } };

/** Each active filter is a chip. */
export const Chips: Story = {
  args: {
    defaultState: {
      columnFilters: [
        { id: 'city', value: ['Austin, TX', 'Tulsa, OK'] },
        { id: 'searchPremium', value: { min: 1_000_000, max: null } },
        { id: 'name', value: 'insurance' },
      ],
    },
  },
};

/** No row passes: the table offers to take the filters away. */
export const NoMatch: Story = {
  args: { defaultState: { globalFilter: 'no such agency', columnFilters: [{ id: 'city', value: ['Austin, TX'] }] } },
};

/** Values of the column with how often they occur; each works at once. */
export const SelectFilter: Story = { play: ({ canvasElement }) => openFilter(canvasElement, 'City') };

/** A filter with buttons works when it is applied. */
export const SelectFilterWithActions: Story = {
  play: async ({ canvasElement }) => {
    await openFilter(canvasElement, 'Largest carrier');
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Apply filters' })).toBeDisabled();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Hartline Mutual/ }));
    await expect(dialog.getByRole('button', { name: 'Apply filters' })).toBeEnabled();
  },
};

/** A text in the column. */
export const TextFilter: Story = { play: ({ canvasElement }) => openFilter(canvasElement, 'Agency') };

/** A range of numbers, as they are typed: `1.5m`, `$20,000`. */
export const NumberFilter: Story = { play: ({ canvasElement }) => openFilter(canvasElement, 'Search premium') };

/** One day. */
export const DateFilter: Story = { play: ({ canvasElement }) => openFilter(canvasElement, 'Appointed') };
