import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { samplePerson } from '../samplePerson.test-support.ts';
import { refusal } from '../testing/refusal.test-support.ts';
import { PersonAccess } from './PersonAccess.tsx';

const meta = {
  title: 'App/Administration/PersonAccess',
  component: PersonAccess,
  args: { person: samplePerson, onSave: fn(() => Promise.resolve()) },
  parameters: { visual: { narrow: true } },
} satisfies Meta<typeof PersonAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a person may see and do. */
export const Access: Story = {};

/** The last administrator cannot be removed: why is said below the button. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        refusal('This is the last administrator who can sign in. Make somebody else an administrator first.'),
      ),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(/last administrator/)).toBeVisible();
  },
};
