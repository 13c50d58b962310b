import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MfaOverlay } from './MfaOverlay.tsx';

const meta = {
  title: 'App/Session/MfaOverlay',
  component: MfaOverlay,
  args: { isEnrolling: false, onEnroll: fn(), onSkip: fn() },
  parameters: { visual: { dark: true, narrow: 'once' } },
} satisfies Meta<typeof MfaOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A person without a second factor, after signing in. */
export const Prompt: Story = {
  play: async ({ args }) => {
    const title = 'Multi-Factor Authentication (MFA) Enrollment';
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    await expect(args.onSkip).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Enroll (opens in a new tab)' }));
    await expect(args.onEnroll).toHaveBeenCalled();
  },
};

/** "Enroll" was pressed, and the address is on its way. */
export const Enrolling: Story = {
  args: { isEnrolling: true },
};
