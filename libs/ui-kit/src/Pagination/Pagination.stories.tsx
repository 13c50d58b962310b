import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Pagination } from '../index.ts';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: { visual: { narrow: true } },
  args: { pageIndex: 0, pageSize: 25, total: 1248, onPageChange: () => undefined, onPageSizeChange: () => undefined },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Paged(): ReactElement {
  const [pageIndex, setPageIndex] = useState(0);
  const [pageSize, setPageSize] = useState(25);
  return (
    <Pagination
      {...{ pageIndex, pageSize }}
      total={1248}
      onPageChange={setPageIndex}
      onPageSizeChange={setPageSize}
      showFirstAndLast
    />
  );
}

export const FirstPage: Story = { parameters: { visual: { forcedColors: true } } };
export const LastPage: Story = { args: { pageIndex: 49 } };
export const Nothing: Story = { args: { total: 0 } };
export const Working: Story = { render: () => <Paged /> };
