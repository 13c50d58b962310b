import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button, ToasterProvider, useToaster, type ToastOptions } from '../index.ts';

const severities: ToastOptions[] = [
  { severity: 'success', message: 'Search "Texas growth book" saved.' },
  {
    severity: 'error',
    message: 'The export could not be made. Try again in a moment.',
    action: { label: 'Retry', onClick: () => undefined },
  },
  { severity: 'warning', message: 'Only the first 100,000 agencies are exported.' },
];
const quiet: ToastOptions[] = [
  { severity: 'info', message: 'The data was updated this morning.', position: 'top-right' },
  { severity: 'default', message: 'Link copied.', position: 'top-right' },
];

function Demo({ toasts }: { toasts: readonly ToastOptions[] }): ReactElement {
  const { show } = useToaster();
  return (
    <Button onClick={() => toasts.forEach((toast) => show({ ...toast, durationMs: Infinity }))}>Show toasts</Button>
  );
}

const meta = {
  title: 'Components/Feedback/Toaster',
  component: ToasterProvider,
  argTypes: { children: { control: false } },
  // In a frame of its own on the docs page: toasts stand at the edges of the window.
  parameters: { visual: { narrow: true }, docs: { story: { inline: false, height: '360px' } } },
  args: {},
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToasterProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show toasts' }));
};

export const Severities: Story = { args: { children: <Demo toasts={severities} /> }, play: press };
export const TopRight: Story = { args: { children: <Demo toasts={quiet} /> }, play: press };
