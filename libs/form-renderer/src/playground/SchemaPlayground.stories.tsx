import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import jsonSchema from '../../schema.generated.json';
import { exampleName } from '../example/exampleName.ts';
import { answeringGateways } from '../stories.test-support.tsx';
import type { JsonSchema } from './JsonSchema.ts';
import { SchemaPlayground } from './SchemaPlayground.test-support.tsx';

const files = import.meta.glob<string>('../example/schemas/*.json', { query: '?raw', import: 'default', eager: true });
const examples = Object.fromEntries(Object.entries(files).map(([file, text]) => [exampleName(file), text.trimEnd()]));

/** Write a schema and see its form, its values, their filter expressions and the sentence of them. */
const meta: Meta<typeof SchemaPlayground> = {
  title: 'Form renderer/Playground',
  component: SchemaPlayground,
  args: {
    example: 'Show when',
    examples,
    jsonSchema: jsonSchema as unknown as JsonSchema,
    services: { gateways: answeringGateways },
  },
  argTypes: { example: { control: 'select', options: Object.keys(examples) } },
  parameters: { controls: { include: ['example'] } },
};
export default meta;
type Story = StoryObj<typeof SchemaPlayground>;

/** Here links to a schema lead: it is left as it is. */
export const Playground: Story = {};
/** What is chosen in the form, the sentence of it, and how it travels. */
export const Filled: Story = {
  args: { text: examples['Show when'] },
  parameters: { visual: { narrow: 'unpictured' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Commercial lines' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Industry' }), 'Roofing');
    await expect(canvas.getByText('Agencies writing commercial lines with industry Roofing')).toBeVisible();
  },
};
/** What a schema may hold is offered as it is written. */
export const Suggestions: Story = {
  args: { text: '[\n  {\n    "id": "state",\n    "type": \n  }\n]' },
  play: async ({ canvas }) => {
    const editor = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Schema' });
    await userEvent.click(editor);
    editor.setSelectionRange(36, 36);
    await userEvent.keyboard('"s');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
  },
};
/** All of it at once, each with its line; the text stays as it is. */
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
    "config": { "min": 10, "max": 1, "step": 0.5, "colour": "info" }
  }
]`,
  },
};
/** A schema pasted from code is recognised, and written as JSON on request. */
export const PastedJavaScript: Story = {
  parameters: { visual: { skip: 'A message above the editor, as in the other stories.' } },
  args: {
    text: `export const schema = defineSchema([
  { id: 'name', type: 'text', config: { label: 'Agency name' } },
  { id: 'premium', type: 'range-slider', config: { label: 'Premium', min: 0, max: 5_000_000, step: 100_000 } },
]);`,
  },
};
/** A component that is not at hand has a stand-in: its key, its settings, and its value as JSON. */
export const StandIn: Story = {
  parameters: { visual: { skip: 'The field has a picture of its own.' } },
  args: {
    text: `[
  {
    "id": "area",
    "type": "custom",
    "config": { "componentKey": "map", "label": "Area", "zoom": 4, "layers": ["counties", "wind"] }
  }
]`,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Area' }), '[["TX", "OK"]');
  },
};
