import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmbeddedContent } from '../index.ts';
import page from './carrierPerformance.html?url&no-inline';

const meta = {
  title: 'Components/Display/EmbeddedContent',
  component: EmbeddedContent,
  args: { title: 'Carrier performance', height: 160 },
} satisfies Meta<typeof EmbeddedContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MissingSource: Story = { args: { src: undefined, height: 'auto' } };
export const UnsafeSource: Story = { args: { src: 'data:text/html,Benchmarks', height: 'auto' } };
export const FixedHeight: Story = { args: { src: page } };
export const ToldHeight: Story = {
  args: { src: page, height: '100%' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
    const tell = (source: Window | null, height: number) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: JSON.stringify({ type: 'page:properties:changed', height }),
          origin: window.location.origin,
          source,
        }),
      );
    await waitFor(async () => {
      tell(frame.contentWindow, 150);
      await expect(frame.getBoundingClientRect().height).toBe(150);
    });
    // Of the right origin, but out of another window.
    tell(window, 900);
    await expect(frame.getBoundingClientRect().height).toBe(150);
  },
};
