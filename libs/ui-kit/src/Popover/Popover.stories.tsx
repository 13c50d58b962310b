import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button, Popover } from '../index.ts';

function Demo(): ReactElement {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>What changed</Button>
      <Popover
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        aria-label="What changed"
        width={280}
      >
        <div style={{ padding: 16 }}>State: Texas, Oklahoma (was: Texas)</div>
      </Popover>
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: { open: false, anchor: null, onClose: () => undefined },
  // In a frame of its own on the docs page, where it is open.
  parameters: { docs: { story: { inline: false, height: '140px' } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
