import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from '../index.ts';

const meta = {
  title: 'Components/Navigation/ErrorPage',
  component: ErrorPage,
  parameters: { visual: { narrow: 'once' } },
  args: {
    heading: 'This page could not be shown',
    description: 'The page may have moved, or the service is not reachable. Try again in a moment.',
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
