import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '../index.ts';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { 'aria-label': 'Export of agencies', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 20, justifyItems: 'start' } as const;
const ofRows = (value: number) => `${value.toLocaleString('en-US')} of 100,000`;

export const Default: Story = {};
export const Values: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={column}>
      {[0, 1, 40, 99, 100].map((value) => (
        <ProgressBar key={value} aria-label={`Export at ${value}`} value={value} showValue />
      ))}
    </div>
  ),
};
export const Labelled: Story = {
  render: () => (
    <div style={column}>
      <ProgressBar label="Writing the workbook" value={62} showValue width={280} />
      <ProgressBar label="Agencies exported" value={38_400} max={100_000} formatValue={ofRows} showValue width={280} />
      <ProgressBar label="Counting agencies" width={280} />
    </div>
  ),
};
export const ColorsAndSizes: Story = {
  render: () => (
    <div style={column}>
      {(['primary', 'info', 'warning', 'error'] as const).map((color) => (
        <div key={color} style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
          <ProgressBar aria-label={`${color}, 4 px`} size="sm" value={70} color={color} width={160} />
          <ProgressBar aria-label={`${color}, 8 px`} value={70} color={color} width={160} />
        </div>
      ))}
    </div>
  ),
};
export const UnknownLength: Story = { args: { value: undefined, width: 240 } };
