import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DataTable, rowsSource } from '../index.ts';
import type { ColumnOrGroupDef, DataTableProps } from '../index.ts';
import { makeAgencies } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { storyColumns } from './storyColumns.test-support.tsx';

const column = (id: string) => storyColumns.find((one) => one.id === id) ?? { id, header: id };

const groupedColumns: ColumnOrGroupDef<Agency>[] = [
  column('name'),
  { header: 'Business', columns: [column('city'), column('accounts'), column('policies')] },
  {
    header: 'Premium',
    columns: [
      { header: 'This search', columns: [column('searchPremium'), column('yearOnYear')] },
      column('writtenPremium'),
    ],
  },
  column('carrier'),
];

/** Columns under common headers, in any number of levels. */
const meta: Meta<DataTableProps<Agency>> = {
  title: 'Data table/Column groups',
  component: DataTable<Agency>,
  argTypes: { source: { control: false }, columns: { control: false } },
  args: {
    source: rowsSource(makeAgencies(1248)),
    columns: groupedColumns,
    'aria-label': 'Agencies',
    persistPagination: false,
    pageSizes: [4, 10, 25, 50],
  },
  parameters: { visual: { narrow: 'once' }, docs: { source: { type: 'code' } } },
};
export default meta;

type Story = StoryObj<DataTableProps<Agency>>;

/** Groups in groups. A group is moved and resized as a column is: by dragging, by keyboard and by its menu. */
export const Levels: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };

/** The menu of a group. */
export const GroupMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Premium group menu' }));
    await screen.findByRole('menu', { name: 'Premium group menu' });
  },
};

/** A pinned column leaves its group, whose name is then above both parts; a pinned group stays as one. */
export const Pinned: Story = {
  args: {
    selection: 'multiple',
    defaultState: { columnPinning: { left: ['name', 'accounts'], right: ['searchPremium', 'yearOnYear'] } },
  },
};

/** Widths that the user gave: of a group, spread over its columns. */
export const Resized: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('columnheader', { name: 'Business' });
    group.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight>6/}{/Alt}');
    await expect(group).toHaveFocus();
  },
};

/** A hidden column makes its group narrower; a moved one splits it. */
export const Split: Story = {
  args: {
    defaultState: {
      columnOrder: ['name', 'city', 'searchPremium', 'accounts', 'policies'],
      columnVisibility: { carrier: false, yearOnYear: false },
    },
  },
};

/** The choice of columns: the checkbox of a group shows or hides its columns. */
export const Picker: Story = {
  args: { columnPicker: true, defaultState: { columnVisibility: { accounts: false } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await screen.findByRole('checkbox', { name: 'Business' });
  },
};

/** The header keeps its height while rows are loading. */
export const Loading: Story = { args: { loading: true, loadingRows: 4 } };

/** Many groups: headers out of view are not rendered, and names stay visible while their columns scroll. */
export const ManyColumns: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Agency', minWidth: 200, isPinned: true },
      ...Array.from({ length: 12 }, (_, quarter) => ({
        header: `Quarter ${(quarter % 4) + 1} of ${2023 + Math.floor(quarter / 4)}`,
        columns: Array.from({ length: 3 }, (__, month) => ({
          id: `month${quarter * 3 + month}`,
          header: `Month ${quarter * 3 + month + 1}`,
          key: 'policies',
        })),
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    const scroller = within(canvasElement).getByRole('grid').parentElement;
    scroller?.scrollTo({ left: 900 });
    await within(canvasElement).findByRole('columnheader', { name: 'Quarter 4 of 2023' });
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  parameters: { visual: { skip: 'Columns from right to left have a picture under Columns.' } },
  args: { selection: 'multiple' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
