import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IdleDialog } from './IdleDialog.tsx';

const meta = {
  title: 'App/Session/IdleDialog',
  component: IdleDialog,
  args: { endsAt: 0, onStay: fn(), onSignOut: fn() },
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof IdleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two minutes before the end; the clock counts down. */
export const Warning: Story = {
  render: (args) => <IdleDialog {...args} endsAt={Date.now() + 119_500} />,
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent(/^[12]:\d\d$/);
    await userEvent.click(screen.getByText('Stay signed in'));
    await expect(args.onStay).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};
