import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { columnSource, DataTable, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { storyColumns } from './storyColumns.test-support.tsx';

/** Columns that are moved, pinned, resized, hidden, and many. */
const meta: Meta<DataTableProps<Agency>> = {
  title: 'Data table/Columns',
  component: DataTable<Agency>,
  argTypes: { source: { control: false }, columns: { control: false } },
  args: {
    source: rowsSource(makeAgencies(1248)),
    columns: storyColumns,
    'aria-label': 'Agencies',
    persistPagination: false,
    // Few rows: a picture shows what the story is about.
    pageSizes: [4, 10, 25, 50],
  },
  // The source holds all rows: it is not written out on the docs page.
  parameters: { visual: { narrow: 'once' }, docs: { source: { type: 'code' } } },
};
export default meta;

type Story = StoryObj<DataTableProps<Agency>>;

/** Everything that a drag does, and more, is in the column's menu. */
export const ColumnMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Accounts column menu' }));
    await screen.findByRole('menu', { name: 'Accounts column menu' });
  },
};

/** The choice of columns. */
export const ColumnPicker: Story = {
  args: { columnPicker: true, defaultState: { columnVisibility: { lines: false } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await screen.findByRole('checkbox', { name: 'All columns (9)' });
  },
};

/** Order, pins, widths, visibility and density as the user left them, all kept in local storage with `persistView`. */
export const Rearranged: Story = {
  args: {
    columnPicker: true,
    densitySwitch: true,
    defaultState: {
      columnOrder: ['name', 'searchPremium', 'yearOnYear'],
      columnPinning: { left: ['name'], right: [] },
      columnSizing: { carrier: 240 },
      columnVisibility: { accounts: false, lines: false },
      density: 'compact',
    },
  },
};

/** Pinned by their definition: at both edges, whatever is scrolled between them. */
export const PinnedColumns: Story = {
  args: {
    columns: storyColumns.map((column) =>
      column.id === 'name'
        ? { ...column, isPinned: true }
        : column.id === 'yearOnYear'
          ? { ...column, isPinned: 'right' as const }
          : column,
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
};

/** A cell that the keyboard comes to is brought clear of the columns that stay. */
export const BesidePins: Story = {
  ...PinnedColumns,
  // On a narrow window there is no room for a whole cell between them.
  parameters: { visual: { narrow: false } },
  args: { ...PinnedColumns.args, selection: 'multiple' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const [cell] = await within(grid).findAllByRole('gridcell');
    const cells = () => within(cell?.parentElement as HTMLElement).getAllByRole('gridcell');
    await userEvent.click(cells()[1] as HTMLElement);
    const isClear = async () => {
      const active = (document.activeElement as HTMLElement).getBoundingClientRect();
      for (const cell of cells().filter((one) => one.dataset['edge'] && one !== document.activeElement)) {
        const { left, right } = cell.getBoundingClientRect();
        await expect(active.right <= left + 1 || active.left >= right - 1).toBe(true);
      }
    };
    for (const key of ['{ArrowRight}', '{ArrowLeft}'])
      for (let step = 0; step < 6; step += 1) {
        await userEvent.keyboard(key);
        await isClear();
      }
    await userEvent.keyboard('{ArrowRight>5/}');
  },
};

/**
 * Columns as narrow as they get: headers take two lines before they are cut, the icons of sort and filter are beside
 * the text, and a text that is cut is shown whole under the pointer.
 */
export const NarrowColumns: Story = {
  args: {
    columns: storyColumns.map(({ cell: _, ...column }) => ({
      ...column,
      minWidth: column.id === 'name' ? 150 : 84,
      width: column.id === 'name' ? 150 : 84,
      filterType: column.id === 'policies' ? ('number' as const) : ('text' as const),
    })),
    defaultState: {
      sorting: [
        { id: 'searchPremium', desc: true },
        { id: 'carrier', desc: false },
      ],
      columnFilters: [
        { id: 'carrier', value: 'Hartline' },
        { id: 'policies', value: { min: 100, max: null } },
      ],
    },
  },
};

/** Texts, chips and checkboxes. */
export const CellTypes: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Agency', minWidth: 220 },
      { id: 'lines', header: 'Lines', type: 'chip', minWidth: 190, disableSort: true },
      { id: 'preferred', header: 'Preferred', type: 'checkbox', accessor: (row) => row.policies % 3 === 0 },
      {
        id: 'watched',
        header: 'Watched',
        type: 'checkbox',
        accessor: (row) => row.accounts > 6,
        onCheckedChange: () => undefined,
      },
      { id: 'writtenPremium', header: 'Written premium' },
    ],
  },
};

function TwoHundredColumns() {
  const months = 199;
  const source = useMemo(() => {
    const agencies = makeAgencies(2000);
    const premiums = Array.from({ length: months }, (_, month) => [
      `m${month}`,
      Float64Array.from(agencies, (agency, row) =>
        Math.round((agency.writtenPremium / 12) * (0.6 + ((row * 31 + month * 17) % 80) / 100)),
      ),
    ]);
    return columnSource({
      rowCount: agencies.length,
      columns: { name: agencies.map((agency) => agency.name), ...Object.fromEntries(premiums) },
    });
  }, []);
  const columns: ColumnDef<Record<string, unknown>>[] = useMemo(
    () => [
      { id: 'name', header: 'Agency', minWidth: 220, isPinned: true },
      ...Array.from({ length: months }, (_, month) => ({
        id: `m${month}`,
        header: `${2010 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
      })),
    ],
    [],
  );
  return (
    <DataTable
      source={source}
      columns={columns}
      aria-label="Premium by month"
      paging={false}
      height={240}
      columnPicker
    />
  );
}

/** Two hundred columns: only those in view are rendered. */
export const ManyColumns: Story = { render: () => <TwoHundredColumns /> };

/** More than fifteen columns are searched by their names; Enter or the arrow down goes from the search to what it has found. */
export const FindAColumn: Story = {
  ...ManyColumns,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Columns' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find a column' }), '-06');
    await screen.findByRole('checkbox', { name: '2010-06' });
  },
};

interface Visit {
  id: string;
  agency: string;
  /** A day, as a service hands it out: midnight in UTC. */
  planned: Date;
  /** When the person signed in, in their time zone. */
  begun: Date | null;
}

const visits: Visit[] = [
  { id: 'V1', agency: 'Lone Star Risk Advisors', planned: new Date('2026-01-15'), begun: new Date(2026, 0, 15, 9, 30) },
  { id: 'V2', agency: 'Brazos Valley Insurance Group', planned: new Date('2026-01-15'), begun: new Date(2026, 0, 16) },
  { id: 'V3', agency: 'Sooner State Underwriters', planned: new Date('2026-02-03'), begun: null },
];

const visitColumns: ColumnDef<Visit>[] = [
  { id: 'agency', header: 'Agency', minWidth: 200 },
  { id: 'planned', header: 'Planned', filterType: 'date' },
  { id: 'begun', header: 'Begun', filterType: 'date', timeZone: 'local', showTime: true },
];

/**
 * Days of `Date` values are those of UTC, as services hand them out. With `timeZone: 'local'` cells, search and filter count them
 * where the person is, and `showTime` shows the time as well, in a column that is wide enough for it.
 */
export const DaysAndTimes: Story = {
  render: () => (
    <DataTable
      source={rowsSource(visits)}
      columns={visitColumns}
      aria-label="Visits"
      persistPagination={false}
      defaultState={{ sorting: [{ id: 'begun', desc: true }] }}
    />
  ),
};

/** From right to left. */
export const RightToLeft: Story = {
  args: { selection: 'multiple', columnPicker: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
