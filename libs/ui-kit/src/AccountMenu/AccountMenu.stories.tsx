import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { AccountMenu } from '../index.ts';
import { account } from '../stories/productShell.test-support.ts';

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }));
};

const meta = {
  title: 'Components/Navigation/AccountMenu',
  component: AccountMenu,
  args: account,
  // As in the top bar: the menu is aligned with its end.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', width: 280, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  // In a frame of its own on the docs page, where it is open.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: open,
};
export const UserNameAlone: Story = { args: { displayName: null, accountUrl: undefined }, play: open };
export const LongName: Story = {
  args: { displayName: 'Maximiliana Featherstonehaugh-Cholmondeley', userName: 'm.featherstonehaugh@agency.test' },
  play: open,
};
