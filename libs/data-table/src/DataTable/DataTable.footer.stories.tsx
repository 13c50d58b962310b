import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createTableEngine, DataTable, remoteSource, rowsSource } from '../index.ts';
import type { AggregationFunction, ColumnDef, DataTableProps, RemoteQuery } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { nestedAgencies, nestedColumns } from './nestedAgencies.test-support.ts';
import type { AgencyNode } from './nestedAgencies.test-support.ts';
import { money, storyColumns } from './storyColumns.test-support.tsx';

const aggregationFns: Partial<Record<string, AggregationFunction>> = {
  name: 'count',
  accounts: 'mean',
  policies: 'max',
  searchPremium: 'sum',
  writtenPremium: 'sum',
  yearOnYear: 'mean',
};

const percent = (value: unknown) => `${Number(value).toFixed(1)}%`;

const columns = storyColumns.map((column) => ({
  ...column,
  format: column.id === 'yearOnYear' ? percent : column.format,
  aggregationFn: aggregationFns[column.id],
})) as ColumnDef<Agency>[];

const rows = makeAgencies(1248);

/** A footer row with the sum, average, minimum, maximum or count of the rows that pass search and filters. */
const meta: Meta<DataTableProps<Agency>> = {
  title: 'Data table/Footer',
  component: DataTable<Agency>,
  argTypes: { source: { control: false }, columns: { control: false } },
  args: {
    source: rowsSource(rows),
    columns,
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

/** `aggregationFn` of a column is `sum`, `mean`, `min`, `max` or `count`. The aggregate is formatted like the column's values. */
export const Aggregates: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };

/** The aggregates follow search and filters. Rows scroll behind the footer row; the keyboard reaches it after the last row. */
export const FilteredAggregates: Story = {
  args: { search: true, paging: false, height: 320, defaultState: { globalFilter: 'Austin' } },
  play: async ({ canvasElement }) => {
    // A busy machine filters after the first rendering.
    await userEvent.click(await within(canvasElement).findByRole('gridcell', { name: /^Count/ }));
    await userEvent.keyboard('{ArrowUp}');
    const row = () => document.activeElement?.closest('[role="row"]') as HTMLElement;
    const { bottom } = row().getBoundingClientRect();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent(/^Count/);
    // The last row is not covered; the lines between the two rows lie on one another.
    await expect(bottom).toBeLessThanOrEqual(row().getBoundingClientRect().top + 1);
  },
};

/** Compact rows, checkboxes, and columns that stay at both edges. */
export const CompactAggregates: Story = {
  args: {
    selection: 'multiple',
    columns: columns.map((column) => {
      if (column.id === 'name') return { ...column, isPinned: true };
      return column.id === 'yearOnYear' ? { ...column, isPinned: 'right' as const } : column;
    }),
    defaultState: { density: 'compact' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
};

/** Text that runs from right to left. */
export const RightToLeft: Story = {
  parameters: { visual: { skip: 'Columns from right to left have a picture under Columns.' } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Bars take the place of the aggregates while rows are loading. */
export const LoadingAggregates: Story = { args: { source: rowsSource<Agency>([]), loading: true } };

/** Without rows the count is 0, and the others are dashes. */
export const EmptyAggregates: Story = { args: { source: rowsSource<Agency>([]) } };

/** The agencies with premiums that include those of their branches. */
function withSubtotals(nodes: readonly AgencyNode[]): AgencyNode[] {
  return nodes.map((node) => {
    if (!node.branches) return node;
    const branches = withSubtotals(node.branches);
    return { ...node, branches, premium: branches.reduce((sum, branch) => sum + branch.premium, 0) };
  });
}

/** Of nested rows the innermost ones count that pass search and filters, so that no amount is counted twice. */
export const NestedAggregates: StoryObj<DataTableProps<AgencyNode>> = {
  render: () => (
    <DataTable
      source={rowsSource(withSubtotals(nestedAgencies), { subRows: (row) => row.branches })}
      columns={nestedColumns.map((column) => {
        if (column.id === 'city') return { ...column, aggregationFn: 'count' as const };
        return column.id === 'premium' ? { ...column, format: money, aggregationFn: 'sum' as const } : column;
      })}
      aria-label="Agencies and branches"
      persistPagination={false}
      defaultState={{ expanded: ['G1', 'G1-1'] }}
    />
  ),
};

const engine = createTableEngine(
  rowsSource(rows),
  columns.map(({ id }) => ({ id, accessor: id })),
);

/** A server that returns the requested aggregates. */
function fetchRows(query: RemoteQuery) {
  const { rows: order, rowCount, aggregates } = engine.compute(query);
  const to = Math.min(rowCount, query.offset + query.limit);
  const places = Array.from({ length: Math.max(0, to - query.offset) }, (_, index) => query.offset + index);
  const page = places.map((place) => rows[order?.[place] ?? place] as Agency);
  return Promise.resolve({ rows: page, total: rowCount, aggregates });
}

/** The server computes the aggregates: `fetchRows` gets them as `aggregates` with the first page of a query. */
export const AggregatesOfServer: Story = {
  parameters: { visual: { skip: 'It looks like aggregates of rows in the browser.' } },
  args: { source: remoteSource<Agency>({ fetchRows, restMs: 0, getRowId: (row) => row.id }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1,248');
    await expect(canvas.getByRole('gridcell', { name: 'Count 1,248' })).toBeVisible();
  },
};
