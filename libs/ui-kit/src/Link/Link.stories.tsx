import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../index.ts';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '/find-agencies', children: 'Find agencies' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {};
export const External: Story = {
  args: { href: 'https://www.census.gov/naics/', external: true, children: 'NAICS at the Census Bureau' },
};
export const LongName: Story = {
  args: {
    children:
      'The Greater Southwestern Farmers and Ranchers Mutual Fire and Casualty Insurance Association of Oklahoma and Its Affiliates',
  },
  parameters: { visual: { narrow: true } },
};
