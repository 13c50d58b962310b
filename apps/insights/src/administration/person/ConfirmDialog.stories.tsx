import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { refusal } from '../testing/refusal.test-support.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'App/Administration/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Block this person',
    action: 'Block',
    children: 'joan.hale@example.com is signed out at once and cannot sign in.',
    onConfirm: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Describes the consequences. */
export const Asked: Story = {};

/** It failed: the dialog stays open and says why. */
export const Failed: Story = {
  args: {
    onConfirm: fn(() => Promise.reject(refusal('You cannot block your own account. Ask another administrator.'))),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expect(await screen.findByText(/Ask another administrator/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
