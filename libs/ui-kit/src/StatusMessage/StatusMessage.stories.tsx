import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, colors, StatusMessage } from '../index.ts';

function Search(): ReactElement {
  const [found, setFound] = useState('');
  return (
    <>
      <Button variant="contained" onClick={() => setFound('1,248 agencies found')}>
        Search
      </Button>
      <StatusMessage>{found}</StatusMessage>
      {found !== '' && (
        <p aria-hidden="true" style={{ color: colors.textMuted }}>
          Read out: “{found}”
        </p>
      )}
    </>
  );
}

const meta = {
  title: 'Components/Feedback/StatusMessage',
  component: StatusMessage,
  render: () => <Search />,
} satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterASearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1,248 agencies found');
  },
};
