import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper, type Step } from '../index.ts';

const steps: Step[] = [
  { label: 'Choose agencies', description: '1,248 agencies' },
  { label: 'Choose columns', description: '9 of 14 columns' },
  { label: 'Add a note', optional: true },
  { label: 'Export' },
];
const withError = steps.map((step, index) => (index === 1 ? { ...step, error: 'Choose at least one column.' } : step));

const meta = {
  title: 'Components/Display/Stepper',
  component: Stepper,
  parameters: { visual: { narrow: 'once' } },
  args: { steps, activeStep: 1, 'aria-label': 'Export agencies' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { parameters: { visual: { forcedColors: true } } };
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const WithError: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { steps: withError, activeStep: 2 },
};
export const AllCompleted: Story = { args: { activeStep: 4 } };
export const OwnIcon: Story = {
  args: { steps: steps.map((step, index) => (index === 2 ? { ...step, icon: <EditNoteOutlined /> } : step)) },
};
export const Selectable: Story = {
  args: { activeStep: undefined, defaultActiveStep: 2, selectable: 'completed' },
};
