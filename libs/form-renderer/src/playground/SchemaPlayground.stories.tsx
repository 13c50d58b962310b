import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SchemaPlayground } from './SchemaPlayground.test-support.tsx';
import { playgroundExamples } from './playgroundExamples.ts';

/** Write a schema and see its form, its values, their filter expressions and the sentence of them. */
const meta: Meta<typeof SchemaPlayground> = {
  title: 'Form renderer/Playground',
  component: SchemaPlayground,
  args: { example: 'A few fields' },
  argTypes: { example: { control: 'select', options: Object.keys(playgroundExamples) } },
};
export default meta;
type Story = StoryObj<typeof SchemaPlayground>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Agency name' }), 'Lone Star');
    await expect(canvas.getByText('Agencies with agency name Lone Star')).toBeVisible();
  },
};
export const LinkedOptions: Story = { args: { example: 'Linked options' } };
export const WhatIsWrong: Story = {
  name: 'What is wrong with a schema',
  args: {
    text: `[
  { "type": "text", "config": { "label": "Name" } },
  {
    "id": "state",
    "type": "select",
    "config": { "label": "State" }
  },
  {
    "id": "premium",
    "type": "range-slider",
    "config": { "min": 10, "max": 1, "step": 0.5 }
  }
]`,
  },
};
