import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { samplePerson } from '../samplePerson.test-support.ts';
import { refusal } from '../testing/refusal.test-support.ts';
import { PersonAccess, type PersonAccessProps } from './PersonAccess.tsx';
import { type PersonEdit, usePersonEdit } from './usePersonEdit.ts';

function EditedPerson(props: PersonAccessProps) {
  return <PersonAccess {...props} edit={usePersonEdit(samplePerson)} />;
}

/** Only satisfies the type: `EditedPerson` makes the edit that a story shows. */
const noEdit: PersonEdit = {
  fields: { first_name: '', last_name: '', organization: '', permissions: [], administrator: false },
  isDirty: false,
  set: fn(),
  discard: fn(),
  update: {},
};

const meta = {
  title: 'App/Administration/PersonAccess',
  component: PersonAccess,
  render: (args) => <EditedPerson {...args} />,
  args: { edit: noEdit, onSave: fn(() => Promise.resolve()) },
  argTypes: { edit: { control: false } },
  parameters: { visual: { narrow: true } },
} satisfies Meta<typeof PersonAccess>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a person may see and do. */
export const Access: Story = {};

/** Something was changed: it can be saved, and the page says that it is not yet. */
export const Changed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Benchmarks' }));
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
    await expect(screen.getByText('Not saved yet')).toBeVisible();
  },
};

/** An administrator looks at themselves: the role is another one's to take. */
export const Oneself: Story = { args: { isOneself: true } };

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
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Benchmarks' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(/last administrator/)).toBeVisible();
  },
};
