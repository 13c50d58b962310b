import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/MultiText', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = { label: 'Account codes', options: ['A-1001', 'A-1002', 'B-2001'], minLength: 3, maxLength: 8 };

export const Empty: Story = { args: { schema: [{ id: 'codes', type: 'multi-text', config }] } };
export const Filled: Story = { args: { ...Empty.args, defaultValues: { codes: ['A-1001', 'C-777'] } } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
/** A typed value of the wrong length is refused and stays editable; the list and the field show the allowed lengths. */
export const Refused: Story = {
  args: Filled.args,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Account codes' });
    await userEvent.type(field, 'C{Enter}');
    await expect(field).toBeInvalid();
  },
};
/** What could not be taken of a pasted list is named. */
export const PartlyPasted: Story = {
  args: Empty.args,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Account codes' });
    await userEvent.click(field);
    await userEvent.paste('A-1001, C-777, B-2001-4410, X');
    await userEvent.keyboard('{Escape}');
    await expect(field).toBeInvalid();
  },
};
