import type { CustomFieldProps } from '../../index.ts';
import { Alert, Button, Skeleton, colors, radius } from '@agency-insights/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory, failingGateways, silentGateways } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Custom', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;
const label = { margin: '0 0 6px', color: colors.textMuted, fontSize: '0.75rem', lineHeight: 1.3334 } as const;

/** Choices that a product might draw as buttons: those of the schema, or those of its data. */
function Choices({ field, value, onValueChange, disabled, data }: CustomFieldProps) {
  const name = field.config.label ?? field.id;
  const { status, options } = data.state;
  const choices = field.data ? options : ['A', 'B', 'C'].map((grade) => ({ value: grade, label: grade }));
  return (
    <div role="group" aria-label={name} aria-busy={status === 'loading'}>
      <p style={label}>{name}</p>
      {status === 'loading' && <Skeleton variant="rounded" height={36} sx={{ borderRadius: `${radius}px` }} />}
      {status === 'error' && (
        <Alert severity="error" action={{ label: 'Try again', onClick: data.retry }}>
          Unable to load data
        </Alert>
      )}
      {status === 'ready' && (
        <div style={row}>
          {choices.map((choice) => (
            <Button
              key={choice.value}
              disabled={disabled}
              aria-pressed={value === choice.value}
              variant={value === choice.value ? 'contained' : 'outlined'}
              color="secondary"
              onClick={() => onValueChange(value === choice.value ? undefined : choice.value)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const schema = [{ id: 'grade', type: 'custom' as const, config: { componentKey: 'choices', label: 'Grade' } }];
const fromData = [
  {
    id: 'state',
    type: 'custom' as const,
    config: { componentKey: 'choices', label: 'State' },
    data: { kind: 'looker' as const, params: { query_filename: 'states' }, keyLabel: 'state_name', keyValue: 'state' },
  },
];
const customComponents = { choices: Choices };

export const Empty: Story = { args: { schema, customComponents } };
export const Filled: Story = { args: { schema, customComponents, defaultValues: { grade: 'B' } } };
export const FromData: Story = { args: { schema: fromData, customComponents, defaultValues: { state: 'TX' } } };
/** The component draws its own loading state: it receives the state of its data. */
export const Loading: Story = { args: { schema: fromData, customComponents, gateways: silentGateways } };
export const Failed: Story = { args: { schema: fromData, customComponents, gateways: failingGateways } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
