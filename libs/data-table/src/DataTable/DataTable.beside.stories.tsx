import { DatePicker } from '@agency-insights/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useTableCsv } from '../csv.ts';
import { choiceEditor, editableSource, useCellEditing, type CellFieldContext } from '../editing.ts';
import { groupedSource } from '../grouping.ts';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps } from '../index.ts';
import { movableSource, useRowMoving } from '../moving.ts';
import { useRowPinning } from '../pinning.ts';
import { cellRanges } from '../ranges.ts';
import { serverTreeSource } from '../server-tree.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { nestedAgencies, nestedColumns, type AgencyNode } from './nestedAgencies.test-support.ts';

/** What a table gets from entries of its own: groups with subtotals, CSV, ranges of cells, trees of a server, editing, pinned and moved rows. */
const meta: Meta<DataTableProps<Agency>> = {
  title: 'Data table/Beside the table',
  component: DataTable<Agency>,
  argTypes: { source: { control: false }, columns: { control: false } },
  parameters: { visual: { narrow: 'once' }, docs: { source: { type: 'code' } } },
};
export default meta;
type Story = StoryObj<DataTableProps<Agency>>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const money = (value: unknown) => (value === null ? '–' : dollars.format(Number(value)));
const columns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agency', minWidth: 240 },
  { id: 'city', header: 'City', minWidth: 150 },
  { id: 'policies', header: 'Policies', aggregationFn: 'sum' },
  { id: 'writtenPremium', header: 'Written premium', format: money, aggregationFn: 'sum', firstSortDirection: 'desc' },
];
const allAgencies = makeAgencies(240);
const agencies = rowsSource(allAgencies);
const byCarrier = groupedSource(agencies, { by: ['carrier', 'city'] });

const isInTulsa = ({ carrier, city }: Agency) => carrier === 'Cedar Ridge' && city === 'Tulsa, OK';

/**
 * Groups open to their rows; each bears the number of its rows, the subtotals and a checkbox for its rows, the footer the
 * totals.
 */
export const GroupedWithSubtotals: Story = {
  render: () => (
    <DataTable
      source={byCarrier}
      columns={columns}
      aria-label="Agencies by carrier"
      persistPagination={false}
      search
      selection="multiple"
      defaultState={{
        expanded: ['group:Cedar Ridge', 'group:Cedar Ridge/Tulsa, OK'],
        rowSelection: { mode: 'include', ids: allAgencies.filter(isInTulsa).map(({ id }) => id) },
      }}
    />
  ),
};

function WithCsv() {
  const { ref, exportOptions } = useTableCsv({ columns, fileName: 'agencies', label: 'Export CSV' });
  return (
    <DataTable
      source={agencies}
      columns={columns}
      aria-label="Agencies"
      persistPagination={false}
      pageSizes={[5, 10]}
      ref={ref}
      exportOptions={exportOptions}
    />
  );
}

/** A button that saves all rows that pass search and filters. */
export const SavedAsCsv: Story = {
  parameters: { visual: { skip: 'The export button has a picture under the selection of rows.' } },
  render: () => <WithCsv />,
};

const plugins = [cellRanges];

/** Shift and the arrows mark cells; Control + C copies them. */
export const RangesOfCells: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <DataTable
      source={agencies}
      columns={columns}
      aria-label="Agencies"
      persistPagination={false}
      pageSizes={[8, 10]}
      plugins={plugins}
    />
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[5]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(grid.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
  },
};

/** From right to left the arrows mark the cells that they point at, and the edge of the range is at its outer side. */
export const RangesFromRightToLeft: Story = {
  ...RangesOfCells,
  parameters: {},
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[5]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowLeft}{/Shift}');
    await expect(grid.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  },
};

const never = new Promise<never>(() => undefined);

/** A server that has no response for the second group. */
const tree = serverTreeSource<AgencyNode>({
  hasChildren: (node) => node.branches !== undefined,
  fetchChildren: ({ parent }) =>
    parent?.id === 'G2' ? never : Promise.resolve(parent ? (parent.branches ?? []) : nestedAgencies),
});

/** Rows are fetched when the row above them is opened; a loading row takes their place until then. */
export const TreeOfAServer: StoryObj<DataTableProps<AgencyNode>> = {
  render: () => (
    <DataTable
      source={tree}
      columns={nestedColumns}
      aria-label="Agencies and branches"
      persistPagination={false}
      defaultState={{ expanded: ['G1', 'G2'] }}
    />
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Hill Country Coverage');
  },
};

const edited = editableSource(rowsSource(makeAgencies(5)));
const validate = (value: unknown) => (Number(value) < 0 ? 'Premium must not be negative' : null);
const editors = { city: {}, writtenPremium: { validate } };

function WithEditing() {
  const { plugin } = useCellEditing({ source: edited, editors });
  return (
    <DataTable source={edited} columns={columns} aria-label="Agencies" persistPagination={false} plugins={[plugin]} />
  );
}

/** A value that cannot be keeps the field open, and says why. */
export const EditedInCells: Story = {
  render: () => <WithEditing />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[7]?.focus();
    await userEvent.keyboard('-5{Enter}');
    await expect(grid.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** An agency with the day of its appointment. */
interface Appointed extends Agency {
  appointed: Date;
}

const appointedColumns: ColumnDef<Appointed>[] = [
  { id: 'name', header: 'Agency', minWidth: 240 },
  { id: 'carrier', header: 'Carrier', minWidth: 150 },
  { id: 'appointed', header: 'Appointed', minWidth: 150 },
  { id: 'policies', header: 'Policies' },
];
const carriers = ['Hartline Mutual', 'Meridian Casualty', 'Atlantic & Western', 'Prairie Home', 'Cedar Ridge'];
const appointed = makeAgencies(5).map((agency, month) => ({
  ...agency,
  appointed: new Date(Date.UTC(2026, month, 12)),
}));

function DayField({ label, value, message, commit }: CellFieldContext) {
  const typed = useRef<Date | null>(null);
  return (
    <DatePicker
      aria-label={label}
      defaultValue={value as Date}
      error={message !== null}
      fullWidth
      timeZone="UTC"
      onValueChange={(day, { reason }) => {
        typed.current = reason === 'type' ? day : null;
        if (reason !== 'type') commit(day);
      }}
      onOpenChange={(_isOpen, { reason }) => reason === 'done' && typed.current && commit(typed.current)}
    />
  );
}

const appointedEditors = { carrier: choiceEditor(carriers), appointed: { field: DayField } };

function WithFields() {
  const [source] = useState(() => editableSource(rowsSource(appointed)));
  const { plugin } = useCellEditing({ source, editors: appointedEditors });
  return (
    <DataTable
      source={source}
      columns={appointedColumns}
      aria-label="Appointments"
      persistPagination={false}
      plugins={[plugin]}
    />
  );
}

/** A list of choices opens with the cell. */
export const ChosenInCells: Story = {
  render: () => <WithFields />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[5]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Meridian Casualty' })).toBeVisible();
    await expect(grid.getByRole('combobox', { name: 'Carrier' })).toHaveFocus();
  },
};

/** An editor can have a field of its own: here a date picker. */
export const PickedInCells: Story = {
  render: () => <WithFields />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[6]?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(grid.getByRole('button', { name: 'Appointed: 02/12/2026' }));
    await expect(await screen.findByRole('dialog', { name: 'Appointed' })).toBeVisible();
  },
};

function WithPasting() {
  const [source] = useState(() => editableSource(rowsSource(makeAgencies(5))));
  const { plugin } = useCellEditing({ source, editors });
  const both = useMemo(() => [cellRanges, plugin], [plugin]);
  return <DataTable source={source} columns={columns} aria-label="Agencies" persistPagination={false} plugins={both} />;
}

/** Cells of a sheet go into the table from the focused cell of a range on; columns that cannot be edited are left out. */
export const PastedIntoARange: Story = {
  parameters: { visual: { skip: 'A cell that was pasted into looks as any other cell.' } },
  render: () => <WithPasting />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[1]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    await userEvent.paste('Houston, TX\t1\t1,500,000\nPlano, TX\t2\t250,000');
    await expect(await grid.findByText('$250,000')).toBeVisible();
    await expect(grid.getAllByText('Houston, TX')).toHaveLength(1);
  },
};

/** A pasted value fills the range; Delete clears it, and Control + D copies its first row down. */
export const FilledRange: Story = {
  render: () => <WithPasting />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[1]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.paste('Houston, TX');
    await waitFor(() => expect(grid.getAllByText('Houston, TX')).toHaveLength(3));
    await expect(grid.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  },
};

function WithPins() {
  const { plugin, column } = useRowPinning<Agency>({ defaultPinned: ['A000003', 'A000007'] });
  const withPins = useMemo(() => [...columns, column], [column]);
  return (
    <DataTable
      source={agencies}
      columns={withPins}
      aria-label="Agencies"
      persistPagination={false}
      pageSizes={[5, 10]}
      plugins={[plugin]}
    />
  );
}

/** Two rows stay below the header, to compare others with them. */
export const PinnedRows: Story = { render: () => <WithPins /> };

function WithMoving() {
  const [ordered] = useState(() => movableSource(rowsSource(makeAgencies(6))));
  const { plugin, column } = useRowMoving<Agency>({ source: ordered });
  const withHandles = useMemo(() => [column, ...columns], [column]);
  return (
    <DataTable
      source={ordered}
      columns={withHandles}
      aria-label="Agencies"
      persistPagination={false}
      plugins={[plugin]}
    />
  );
}

/** Alt + Shift + an arrow moves a row, as dragging its handle does. */
export const MovedRows: Story = {
  parameters: { visual: { skip: 'Handles have a picture where rows are edited, moved and grouped.' } },
  render: () => <WithMoving />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    (await grid.findAllByRole('gridcell'))[1]?.focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    await expect(grid.getAllByRole('gridcell')[11]).toHaveFocus();
  },
};

const wholeColumns: ColumnDef<Agency>[] = [
  ...columns.slice(0, 1),
  { id: 'carrier', header: 'Carrier', minWidth: 150 },
  ...columns.slice(2),
];
const wholeEditors = { carrier: {}, policies: {}, writtenPremium: { validate } };

function WithAll() {
  const [source] = useState(() =>
    groupedSource(movableSource(editableSource(rowsSource(makeAgencies(12)))), { by: ['carrier'] }),
  );
  const editing = useCellEditing({ source, editors: wholeEditors });
  const moving = useRowMoving<Agency>({ source });
  const pinning = useRowPinning<Agency>({ defaultPinned: ['A000003'] });
  const all = useMemo(() => [moving.column, ...wholeColumns, pinning.column], [moving.column, pinning.column]);
  return (
    <DataTable
      source={source}
      columns={all}
      aria-label="Agencies by carrier"
      persistPagination={false}
      defaultState={{ expanded: true, pagination: { pageIndex: 0, pageSize: 25 } }}
      plugins={[editing.plugin, moving.plugin, pinning.plugin]}
    />
  );
}

/** Rows of groups are edited, moved within their group and pinned. An edit of the carrier moves a row to its group. */
export const EditedMovedAndGrouped: Story = {
  render: () => <WithAll />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    const [name] = await grid.findAllByText('Brazos Valley Partners');
    (name?.closest('[role="gridcell"]')?.nextElementSibling as HTMLElement).focus();
    await userEvent.keyboard('Hartline Mutual{Enter}');
    await grid.findByText('Hartline Mutual (3)');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  },
};
