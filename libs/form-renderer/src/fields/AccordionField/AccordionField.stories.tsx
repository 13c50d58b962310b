import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Accordion', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const fields = [
  { id: 'city', type: 'text' as const, config: { label: 'City' } },
  { id: 'county', type: 'text' as const, config: { label: 'County' } },
];
const accordion = (id: string, label: string, expanded: boolean) => ({
  id,
  type: 'accordion' as const,
  config: {
    label,
    expanded,
    showDivider: true,
    fields: fields.map((field) => ({ ...field, id: `${id}-${field.id}` })),
  },
});

export const Collapsed: Story = { args: { schema: [accordion('agency', 'Agency', false)] } };
export const Expanded: Story = {
  args: {
    schema: [accordion('agency', 'Agency', true), accordion('policy', 'Policy', false)],
    defaultValues: { 'agency-city': 'Austin', 'policy-city': 'Tulsa', 'policy-county': 'Tulsa' },
  },
};
/** A line beside them and smaller headings tell sections in a section from those around them. */
export const Nested: Story = {
  parameters: { visual: { narrow: true } },
  args: {
    schema: [
      {
        id: 'agency',
        type: 'accordion',
        config: {
          label: 'Agency',
          expanded: true,
          showDivider: true,
          fields: [
            { id: 'name', type: 'text', config: { label: 'Agency name' } },
            {
              id: 'office',
              type: 'accordion',
              config: {
                label: 'Main office',
                expanded: true,
                showDivider: true,
                fields: [...fields, accordion('mail', 'Mailing address', true)],
              },
            },
            accordion('branch', 'Branches', false),
            { id: 'active', type: 'switch', config: { label: 'Active agencies only' } },
          ],
        },
      },
      accordion('policy', 'Policy', false),
    ],
    defaultValues: { city: 'Austin', 'mail-city': 'Tulsa' },
  },
};
export const Disabled: Story = { args: { ...Expanded.args, disabled: true } };
/** A value of a closed section that no longer fits another field is taken away, which its heading tells meanwhile. */
export const ResetWhileClosed: Story = {
  args: {
    schema: [
      {
        id: 'state',
        type: 'select',
        config: {
          label: 'State',
          options: [
            { label: 'Texas', value: 'TX' },
            { label: 'Oklahoma', value: 'OK' },
          ],
        },
      },
      {
        id: 'place',
        type: 'accordion',
        config: {
          label: 'Place',
          showDivider: true,
          fields: [
            {
              id: 'city',
              type: 'autocomplete',
              config: { label: 'City', options: [], multiple: true },
              data: {
                kind: 'looker',
                params: { query_filename: 'cities', filter_expression: { state: '{state}' } },
                keyValue: 'city',
                dependsOn: ['state'],
              },
            },
          ],
        },
      },
      accordion('policy', 'Policy', false),
    ],
    defaultValues: { state: 'TX', city: ['Austin, TX'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oklahoma' }));
    await expect((await canvas.findAllByText(/Austin, TX was removed/)).length).toBeGreaterThan(1);
  },
};
