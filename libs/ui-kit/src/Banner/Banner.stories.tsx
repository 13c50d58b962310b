import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, Paper } from '../index.ts';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen', visual: { narrow: 'once' } },
  args: { title: 'Planned maintenance', children: 'Exports are not made on Saturday, November 21, from 6 to 8 a.m.' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ padding: 24 }}>
          <Paper padding={2}>1,248 agencies in Texas or Oklahoma</Paper>
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const Warning: Story = {
  args: {
    severity: 'warning',
    title: 'You are offline',
    children: 'What you change is saved when the connection is back.',
    closable: false,
    action: { label: 'Try again', onClick: () => undefined },
  },
};
export const Severities: Story = {
  render: () => (
    <>
      {(['success', 'error', 'warning', 'info', 'default'] as const).map((severity) => (
        <Banner key={severity} severity={severity}>
          Policies effective up to November 19, 2026 are in the numbers.
        </Banner>
      ))}
    </>
  ),
};
