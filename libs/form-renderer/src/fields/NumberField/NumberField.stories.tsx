import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Number', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = { label: 'Policies', placeholder: 'Any number', min: 1, max: 500, integer: true };

export const Empty: Story = { args: { schema: [{ id: 'policies', type: 'number', config }] } };
export const Dollars: Story = {
  args: {
    schema: [{ id: 'premium', type: 'number', config: { label: 'Premium' }, summary: { unit: 'usd' } }],
    defaultValues: { premium: 1_250_000 },
  },
};
export const Disabled: Story = { args: { ...Dollars.args, disabled: true } };
/** A number beyond its limits is kept, and says what is valid once the field is left. */
export const TooLarge: Story = {
  args: { ...Empty.args },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Policies' });
    await userEvent.type(field, '501');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter 500 or less');
  },
};
