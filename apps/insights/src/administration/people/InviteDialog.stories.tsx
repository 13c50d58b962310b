import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { samplePerson } from '../samplePerson.test-support.ts';
import { refusal } from '../testing/refusal.test-support.ts';
import { InviteDialog } from './InviteDialog.tsx';

const invitation = {
  url: 'https://login.example.com/password/set/Qm9vayBvZiBidXNpbmVzcyBmb3IgdGhlIGV4YW1wbGU',
  expires_at: '2026-11-30T15:00:00.000Z',
};

const meta = {
  title: 'App/Administration/InviteDialog',
  component: InviteDialog,
  args: { onInvite: fn(() => Promise.resolve({ user: samplePerson, invitation })), onClose: fn() },
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof InviteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whom to invite, and what they may see. Escape closes it until something is typed. */
export const Empty: Story = {
  play: async ({ args }) => {
    await screen.findByRole('textbox', { name: /^Email/ });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The link is shown once, with a button that copies it. */
export const Invited: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), 'joan.hale@example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Benchmarks' }));
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByRole('textbox', { name: /Link to set/ })).toHaveValue(invitation.url);
    await expect(args.onInvite).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'joan.hale@example.com', permissions: ['viewable:benchmarks'] }),
    );
  },
};

/** Another person has the address already: its field says so, and has the focus. */
export const Refused: Story = {
  args: { onInvite: fn(() => Promise.reject(refusal('There is already a person with this email address.', 'email'))) },
  play: async ({ args }) => {
    const email = await screen.findByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'joan.hale@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(/already a person/)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/already a person/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The service did not answer: that is no fault of a field. */
export const Failed: Story = {
  args: { onInvite: fn(() => Promise.reject(new Error('down'))) },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), 'joan.hale@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText('The service did not respond. Try again.')).toBeVisible();
  },
};
