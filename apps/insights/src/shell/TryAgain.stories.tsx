import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TryAgain } from './TryAgain.tsx';

const meta = {
  title: 'App/Session/TryAgain',
  component: TryAgain,
  args: { title: 'Your permissions could not be loaded', onRetry: fn() },
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof TryAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An outage, with a way on. */
export const Outage: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
