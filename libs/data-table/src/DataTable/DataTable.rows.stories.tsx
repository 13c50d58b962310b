import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Chip, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { DataTable, rowsSource } from '../index.ts';
import type { DataTableHandle, DataTableProps, RowDetails } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { storyColumns } from './storyColumns.test-support.tsx';
import { nestedAgencies, nestedColumns } from './nestedAgencies.test-support.ts';
import type { AgencyNode } from './nestedAgencies.test-support.ts';

/** Rows that are selected, acted on, and nested in one another. */
const meta: Meta<DataTableProps<Agency>> = {
  title: 'Data table/Rows',
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

function WithBulkActions(args: DataTableProps<Agency>) {
  const [done, setDone] = useState('');
  return (
    <>
      <DataTable
        {...args}
        bulkActions={[
          {
            label: 'Compare',
            onClick: ({ count, ids }) => setDone(`Compared ${count}: ${ids().slice(0, 3).join(', ')}…`),
          },
          { label: 'Merge', onClick: () => undefined, disabled: true },
        ]}
      />
      <p role="status">{done}</p>
    </>
  );
}

/** Checkboxes, one for all rows, ranges with Shift; what can be done with the selected rows is above them. */
export const MultipleSelection: Story = {
  parameters: { visual: { forcedColors: true } },
  args: {
    selection: 'multiple',
    toolbar: { start: <Chip label="Texas" /> },
    search: true,
    columnPicker: true,
    exportOptions: { onClick: () => undefined },
    defaultState: { sorting: [], rowSelection: { mode: 'include', ids: ['A000002', 'A000003', 'A000005'] } },
  },
  render: (args) => <WithBulkActions {...args} />,
};

/** All rows of all pages are selected but one; the state names that one. */
export const AllSelectedButOne: Story = {
  args: {
    selection: 'multiple',
    defaultState: { sorting: [], rowSelection: { mode: 'exclude', ids: ['A000003'] } },
  },
};

/** One row at a time, by a click on the row as well. */
export const SingleSelection: Story = {
  args: { selection: 'single', defaultState: { sorting: [], rowSelection: { mode: 'include', ids: ['A000003'] } } },
};

const hasPolicies = ({ valueOf }: RowDetails<Agency>) => Number(valueOf('policies')) >= 30;

/**
 * `isRowSelectable` says which rows can be selected: the checkboxes of others are disabled, and ranges and "all rows"
 * pass them by. Here agencies with fewer than thirty policies cannot be compared.
 */
export const SomeRowsSelectable: Story = {
  args: {
    selection: 'multiple',
    isRowSelectable: hasPolicies,
    defaultState: { sorting: [], rowSelection: { mode: 'exclude', ids: [] } },
  },
};

const Marked = styled('div')({ '&& .shrinking': { '--row-ground': colors.warningSoft } });
const shrinking = ({ valueOf }: RowDetails<Agency>) => (Number(valueOf('yearOnYear')) < 0 ? 'shrinking' : undefined);

/**
 * `getRowClassName` gives rows class names for styles of the page's own. A ground is the variable `--row-ground`, which columns
 * that stay while others pass by have too. Here it marks agencies whose premium shrinks.
 */
export const MarkedRows: Story = {
  args: { getRowClassName: shrinking, pageSizes: [10, 25, 50] },
  decorators: [(Story) => <Marked>{Story()}</Marked>],
};

function WithButtons(args: DataTableProps<Agency>) {
  const table = useRef<DataTableHandle>(null);
  return (
    <DataTable
      {...args}
      ref={table}
      toolbar={{
        start: (
          <>
            <Button onClick={() => table.current?.scrollToRow('A000700')}>Go to A000700</Button>
            <Button onClick={() => table.current?.scrollToColumn('carrier')}>Show the largest carrier</Button>
            <Button onClick={() => table.current?.focusCell(0, 'city')}>First city</Button>
          </>
        ),
      }}
    />
  );
}

/**
 * What a page does with a table by its `ref`: `scrollToRow` takes a row's id or its place among the rows as they are shown,
 * `scrollToColumn` a column's id, and `focusCell` both, and gives the cell the focus. All three go to the page where the row is
 * and answer whether there is such a row or column.
 */
export const ByProgram: Story = {
  parameters: { visual: { skip: 'It looks like any table.' } },
  args: { paging: false, height: 320 },
  render: (args) => <WithButtons {...args} />,
};

/** A table with checkboxes and without columns says that it is set up wrongly. */
export const InvalidConfiguration: Story = { args: { selection: 'multiple', columns: [] } };

/** Rows nested in rows: arrows open and close them, sorting keeps them together, filters reach into them. */
export const NestedRows: StoryObj<DataTableProps<AgencyNode>> = {
  render: () => (
    <DataTable
      source={rowsSource(nestedAgencies, { subRows: (row) => row.branches })}
      columns={nestedColumns}
      aria-label="Agencies and branches"
      persistPagination={false}
      search
      defaultState={{ expanded: ['G1', 'G1-1'] }}
    />
  ),
};

/** Compact rows have room for one line. */
export const CompactRows: Story = { args: { densitySwitch: true, defaultState: { density: 'compact' } } };

/** Where the user has text drawn at twice its size, rows, header and columns grow with it. */
export const LargerText: Story = {
  args: { selection: 'multiple' },
  decorators: [
    (Story) => (
      <>
        <style>{'html { font-size: 200%; }'}</style>
        {Story()}
      </>
    ),
  ],
};

/** A click on a row opens it; the keyboard's way is Enter. */
export const ClickableRows: Story = {
  parameters: { visual: { skip: 'It looks like any table.' } },
  args: { onRowClick: () => undefined },
};
