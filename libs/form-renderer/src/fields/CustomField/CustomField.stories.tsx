import type { CustomFieldProps } from '../../index.ts';
import { Button } from '@agency-insights/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Custom', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

/** A rating that a product might bring. */
function Rating({ field, value, onValueChange, disabled }: CustomFieldProps) {
  return (
    <div role="group" aria-label={field.config.label ?? field.id} style={{ display: 'flex', gap: 8 }}>
      {['A', 'B', 'C'].map((grade) => (
        <Button
          key={grade}
          disabled={disabled}
          aria-pressed={value === grade}
          variant={value === grade ? 'contained' : 'outlined'}
          color="secondary"
          onClick={() => onValueChange(value === grade ? undefined : grade)}
        >
          {grade}
        </Button>
      ))}
    </div>
  );
}

const schema = [{ id: 'rating', type: 'custom' as const, config: { componentKey: 'rating', label: 'Rating' } }];
const customComponents = { rating: Rating };

export const Empty: Story = { args: { schema, customComponents } };
export const Filled: Story = { args: { schema, customComponents, defaultValues: { rating: 'B' } } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
