import type { Meta, StoryObj } from '@storybook/react-vite';
import { colors, VisuallyHidden } from '../index.ts';

const meta = {
  title: 'Components/Display/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'premium of all policies, in dollars' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAFigure: Story = {
  render: (args) => (
    <>
      <p>
        $412,600,000 <VisuallyHidden {...args} />
      </p>
      <p aria-hidden="true" style={{ color: colors.textMuted }}>
        Read out: “$412,600,000 {args.children}”
      </p>
    </>
  ),
};
