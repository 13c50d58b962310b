import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { samplePerson } from '../samplePerson.test-support.ts';
import { refusal } from '../testing/refusal.test-support.ts';
import { PersonAccess, type PersonAccessProps } from './PersonAccess.tsx';
import { type PersonEdit, usePersonEdit } from './usePersonEdit.ts';

function EditedPerson(props: PersonAccessProps) {
  return <PersonAccess {...props} edit={usePersonEdit(samplePerson)} />;
}

/** Another administrator saves the first name just before. */
function ContestedPerson(props: PersonAccessProps) {
  const [person, setPerson] = useState(samplePerson);
  const save = () => {
    setPerson({ ...samplePerson, first_name: 'Joanna' });
    return Promise.reject(refusal('This person has been changed since you read it. Your change was not saved.'));
  };
  return <PersonAccess {...props} edit={usePersonEdit(person)} onSave={save} />;
}

/** Only satisfies the type: `EditedPerson` makes the edit that a story shows. */
const noEdit: PersonEdit = {
  fields: { first_name: '', last_name: '', organization: '', permissions: [], administrator: false },
  isDirty: false,
  conflicts: {},
  set: fn(),
  discard: fn(),
  takeTheirs: fn(),
  update: {},
};

const meta = {
  title: 'App/Administration/PersonAccess',
  component: PersonAccess,
  render: (args) => <EditedPerson {...args} />,
  args: { edit: noEdit, onSave: fn(() => Promise.resolve()) },
  argTypes: { edit: { control: false } },
  parameters: { visual: { narrow: 'once' } },
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
        refusal('This is the last administrator who can sign in. Make another person an administrator first.'),
      ),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Benchmarks' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(/last administrator/)).toBeVisible();
  },
};

/** Another administrator saved first: nothing of either is lost, and the person chooses between the two. */
export const Contested: Story = {
  render: (args) => <ContestedPerson {...args} />,
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Jo');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(/First name: Joanna/)).toBeVisible();
    await expect(name).toHaveValue('Jo');
    await expect(screen.getByRole('button', { name: 'Take theirs' })).toBeVisible();
  },
};
