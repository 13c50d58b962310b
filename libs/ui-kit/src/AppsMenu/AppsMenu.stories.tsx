import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { AppsMenu } from '../index.ts';
import { apps } from '../stories/productShell.test-support.ts';

const meta = {
  title: 'Components/Navigation/AppsMenu',
  component: AppsMenu,
  args: { groups: apps },
  // In a frame of its own on the docs page, where it is open.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof AppsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { visual: { forcedColors: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apps' }));
  },
};
