import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableFromArrays } from '@uwdata/flechette';
import { useMemo, useState } from 'react';
import { DataTable, arrowSource, columnSource, createTableWorker, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps, DataTableState } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { money, storyColumns, YearOnYear } from './storyColumns.test-support.tsx';

const agencies = rowsSource(makeAgencies(1248));

const meta: Meta<DataTableProps<Agency>> = {
  title: 'Data table/DataTable',
  component: DataTable<Agency>,
  argTypes: { source: { control: false }, columns: { control: false } },
  args: { source: agencies, columns: storyColumns, 'aria-label': 'Agencies', persistPagination: false },
  // The source holds all rows: it is not written out on the docs page.
  parameters: { visual: { narrow: 'once' }, docs: { source: { type: 'code' } } },
};
export default meta;

type Story = StoryObj<DataTableProps<Agency>>;

export const Agencies: Story = { args: { height: 440, defaultState: { pagination: { pageIndex: 0, pageSize: 25 } } } };

export const FirstPage: Story = { parameters: { visual: { skip: 'It looks like any table.' } }, args: { height: 320 } };

export const WithToolbar: Story = {
  args: {
    pageSizes: [4, 10, 25, 50],
    columnPicker: true,
    exportOptions: { onClick: () => undefined },
    toolbar: { start: <strong>1,248 agencies</strong> },
    onRowClick: () => undefined,
  },
};

export const Loading: Story = { args: { loading: true, loadingRows: 5, source: rowsSource<Agency>([]) } };

export const Empty: Story = { args: { source: rowsSource<Agency>([]) } };

export const LoadError: Story = { args: { error: true, loadingRows: 5 } };

export const OneRow: Story = { args: { source: rowsSource(makeAgencies(1)) } };

const longNames = rowsSource(
  makeAgencies(12).map((agency) => ({
    ...agency,
    name: `${agency.name} of the Greater Metropolitan Area and the Surrounding Counties, Incorporated`,
    carrier: `${agency.carrier} Reciprocal Interinsurance Exchange`,
    city: 'Truth or Consequences Municipality, NM',
  })),
);

export const LongNames: Story = { args: { source: longNames, pageSizes: [4, 10, 25, 50] } };

export const WithCaption: Story = {
  args: { caption: 'Agencies by search premium', 'aria-label': undefined, source: rowsSource(makeAgencies(4)) },
};

function HundredThousandRows() {
  const source = useMemo(() => {
    const rows = makeAgencies(100_000);
    return columnSource({
      rowCount: rows.length,
      columns: {
        id: rows.map((row) => row.id),
        name: rows.map((row) => row.name),
        city: rows.map((row) => row.city),
        carrier: rows.map((row) => row.carrier),
        accounts: Int32Array.from(rows, (row) => row.accounts),
        policies: Int32Array.from(rows, (row) => row.policies),
        searchPremium: Float64Array.from(rows, (row) => row.searchPremium),
        writtenPremium: Float64Array.from(rows, (row) => row.writtenPremium),
        yearOnYear: Float64Array.from(rows, (row) => row.yearOnYear ?? Number.NaN),
      },
    });
  }, []);
  const wide: ColumnDef<Record<string, unknown>>[] = useMemo(
    () => [
      { id: 'id', header: 'Id' },
      { id: 'name', header: 'Agency', minWidth: 240 },
      { id: 'city', header: 'City', minWidth: 140 },
      { id: 'carrier', header: 'Largest carrier', minWidth: 150 },
      { id: 'accounts', header: 'Accounts' },
      { id: 'policies', header: 'Policies' },
      { id: 'searchPremium', header: 'Search premium', minWidth: 130, format: money },
      { id: 'writtenPremium', header: 'Written premium', minWidth: 130, format: money },
      { id: 'yearOnYear', header: 'Year on year', minWidth: 120 },
    ],
    [],
  );
  return <DataTable source={source} columns={wide} aria-label="Agencies" paging={false} height={360} />;
}

export const HundredThousand: Story = {
  parameters: { visual: { skip: 'It looks like any table.' } },
  render: () => <HundredThousandRows />,
};

function MillionRows() {
  const source = useMemo(() => {
    const rowCount = 1_000_000;
    const kinds = makeAgencies(500);
    const codes = Uint16Array.from({ length: rowCount }, (_, row) => (row * 7919) % kinds.length);
    return columnSource({
      rowCount,
      columns: {
        policy: Int32Array.from({ length: rowCount }, (_, row) => 10_000_000 + row),
        agency: { codes, dictionary: kinds.map((agency) => agency.name) },
        city: { codes, dictionary: kinds.map((agency) => agency.city) },
        premium: Float64Array.from({ length: rowCount }, (_, row) => ((row * 7919) % 104_729) / 10),
      },
    });
  }, []);
  const policyColumns: ColumnDef<Record<string, unknown>>[] = useMemo(
    () => [
      { id: 'policy', header: 'Policy', format: String },
      { id: 'agency', header: 'Agency', minWidth: 240 },
      { id: 'city', header: 'City', minWidth: 140 },
      { id: 'premium', header: 'Premium', format: money },
    ],
    [],
  );
  return <DataTable source={source} columns={policyColumns} aria-label="Policies" paging={false} height={360} />;
}

export const Million: Story = {
  parameters: { visual: { skip: 'It looks like any table.' } },
  render: () => <MillionRows />,
};

const tableWorker = createTableWorker(
  () => new Worker(new URL('../worker/tableWorker.ts', import.meta.url), { type: 'module' }),
);

function SortedInWorker() {
  const source = useMemo(() => {
    const rowCount = 250_000;
    const kinds = makeAgencies(500);
    const agency = Array.from({ length: rowCount }, (_, row) => {
      const place = (row * 7919) % rowCount;
      return `${kinds[place % kinds.length]?.name} ${place}`;
    });
    return columnSource({ rowCount, columns: { agency } });
  }, []);
  const agencyColumns: ColumnDef<Record<string, unknown>>[] = useMemo(() => [{ id: 'agency', header: 'Agency' }], []);
  return (
    <DataTable
      source={source}
      columns={agencyColumns}
      aria-label="Agencies"
      paging={false}
      height={360}
      worker={tableWorker}
      defaultState={{ sorting: [{ id: 'agency', desc: false }] }}
    />
  );
}

/** A quarter of a million different names are put in order in a worker, beside the page. */
export const InWorker: Story = {
  parameters: { visual: { skip: 'It looks like any table.' } },
  render: () => <SortedInWorker />,
};

function ArrowTable() {
  const source = useMemo(() => {
    const rows = makeAgencies(5000);
    return arrowSource(
      tableFromArrays(
        {
          name: rows.map((row) => row.name),
          city: rows.map((row) => row.city),
          policies: rows.map((row) => row.policies),
          searchPremium: rows.map((row) => row.searchPremium),
          yearOnYear: rows.map((row) => row.yearOnYear),
        },
        {},
      ),
    );
  }, []);
  const arrowColumns: ColumnDef<Record<string, unknown>>[] = useMemo(
    () => [
      { id: 'name', header: 'Agency', minWidth: 220 },
      { id: 'city', header: 'City', minWidth: 140 },
      { id: 'policies', header: 'Policies' },
      { id: 'searchPremium', header: 'Search premium', format: money },
      { id: 'yearOnYear', header: 'Year on year', minWidth: 120, cell: ({ value }) => <YearOnYear value={value} /> },
    ],
    [],
  );
  return (
    <DataTable
      source={source}
      columns={arrowColumns}
      aria-label="Agencies"
      persistPagination={false}
      pageSizes={[4, 10, 25, 50]}
    />
  );
}

export const FromArrow: Story = {
  parameters: { visual: { skip: 'It looks like any table.' } },
  render: () => <ArrowTable />,
};

function StateOutside(args: DataTableProps<Agency>) {
  const [state, setState] = useState<Partial<DataTableState>>({
    sorting: [{ id: 'name', desc: false }],
    pagination: { pageIndex: 2, pageSize: 4 },
  });
  return (
    <>
      <DataTable {...args} pageSizes={[4, 10, 25, 50]} state={state} onStateChange={setState} />
      <pre style={{ fontSize: 12, whiteSpace: 'pre-wrap' }}>{JSON.stringify(state)}</pre>
    </>
  );
}

export const ControlledState: Story = {
  parameters: { visual: { skip: 'It looks like any table.' } },
  render: (args) => <StateOutside {...args} />,
};
