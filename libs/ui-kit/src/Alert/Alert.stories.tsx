import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, type AlertSeverity } from '../index.ts';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  parameters: { visual: { narrow: 'once' } },
  args: { severity: 'warning', children: 'Only the first 100,000 agencies are exported.' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages: [AlertSeverity, string, string][] = [
  ['success', 'Search saved', '“Texas growth book” opens with the page next time.'],
  ['error', 'The export could not be made', 'The service cannot be reached. Check the connection and try again.'],
  ['warning', 'The row limit was reached', 'Only the first 100,000 agencies are exported.'],
  ['info', 'New policy data', 'Premium includes policies effective up to November 19, 2026.'],
  ['default', 'Link copied', 'A colleague who opens it sees the same agencies.'],
];

export const Severities: Story = {
  render: () => (
    <>
      {messages.map(([severity, title, message]) => (
        <Alert key={severity} {...{ severity, title }}>
          {message}
        </Alert>
      ))}
    </>
  ),
};
export const OneLine: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <>
      {messages.map(([severity, , message]) => (
        <Alert key={severity} severity={severity}>
          {message}
        </Alert>
      ))}
    </>
  ),
};
export const WithAction: Story = {
  args: {
    severity: 'error',
    children: 'The agencies could not be loaded. Check the connection and try again.',
    action: { label: 'Try again', onClick: () => undefined },
    closable: true,
  },
};
export const Toast: Story = {
  args: {
    variant: 'toast',
    severity: 'success',
    durationMs: Infinity,
    children: 'Search “Texas growth book” deleted.',
    action: { label: 'Undo', onClick: () => undefined },
  },
};
