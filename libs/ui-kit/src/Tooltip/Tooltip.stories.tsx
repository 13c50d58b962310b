import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button, Tooltip, TooltipSurface } from '../index.ts';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    title: 'Premium of the policies that fit the filters',
    describeChild: true,
    children: <Button>Search premium</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '40px 0', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const hover: Story['play'] = async ({ canvasElement }) => {
  await userEvent.hover(within(canvasElement).getByRole('button'));
  await within(canvasElement.ownerDocument.body).findByRole('tooltip');
};

export const Short: Story = {
  // In a frame of its own on the docs page, where it is shown.
  parameters: { docs: { story: { inline: false, height: '140px' } }, visual: { forcedColors: true } },
  play: hover,
};
export const Long: Story = {
  args: {
    title:
      'Sum of the premium of all policies of the agency that satisfy every policy filter; without a policy filter it is the written premium.',
  },
  play: hover,
};

/** The surface alone, for a control that opens it by its own rules, such as the mark of a chart. */
export const SurfaceAlone: Story = {
  render: () => <MarkedMonth />,
};

function MarkedMonth() {
  const [mark, setMark] = useState<Element | null>(null);
  return (
    <>
      <span ref={setMark} role="img" aria-label="March" aria-describedby="march">
        ●
      </span>
      {mark && (
        <TooltipSurface id="march" anchor={mark} side="top">
          March 2026: 1,284 policies
        </TooltipSurface>
      )}
    </>
  );
}
