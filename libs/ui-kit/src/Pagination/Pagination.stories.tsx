import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../index.ts';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: { visual: { narrow: 'once' } },
  args: { total: 1248, defaultPageSize: 25 },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = { parameters: { visual: { forcedColors: true } } };
export const LastPage: Story = { args: { defaultPageIndex: 49 } };
export const Nothing: Story = { args: { total: 0 } };
export const Working: Story = { args: { showFirstAndLast: true } };
