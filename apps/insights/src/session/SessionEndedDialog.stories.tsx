import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

const meta = {
  title: 'App/Session/SessionEndedDialog',
  component: SessionEndedDialog,
  args: { onSignIn: fn() },
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof SessionEndedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session ended on another device, or by an administrator. */
export const Ended: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    await userEvent.click(screen.getByText('Sign in'));
    await expect(args.onSignIn).toHaveBeenCalled();
  },
};
