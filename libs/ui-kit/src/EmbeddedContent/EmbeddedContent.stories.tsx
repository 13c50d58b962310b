import medium from '@fontsource/roboto/files/roboto-latin-500-normal.woff2?url&no-inline';
import regular from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url&no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmbeddedContent } from '../index.ts';

/** A page of another application, in `.storybook/embedded`. */
const page = 'embedded/carrierPerformance.html';

const meta = {
  title: 'Components/Display/EmbeddedContent',
  component: EmbeddedContent,
  args: { title: 'Carrier performance', height: 160 },
  // The page receives the scheme in its URL: styles do not apply inside an iframe.
  render: (args, { globals }) => (
    <EmbeddedContent {...args} src={args.src === page ? lookedAtIn(String(globals['scheme'])) : args.src} />
  ),
} satisfies Meta<typeof EmbeddedContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MissingSource: Story = { args: { src: undefined, height: 'auto' } };
export const UnsafeSource: Story = { args: { src: 'data:text/html,Benchmarks', height: 'auto' } };
export const FixedHeight: Story = {
  parameters: { visual: { dark: true } },
  args: { src: page },
  play: async ({ canvasElement }) => void (await pageShows(canvasElement)),
};
export const ToldHeight: Story = {
  args: { src: page, height: '100%' },
  play: async ({ canvasElement }) => {
    const frame = await pageShows(canvasElement);
    const { body } = frame.contentDocument as Document;
    await waitFor(() => expect(frame.offsetHeight).toBe(body.offsetHeight));
    // Of the right origin, but out of another window.
    const data = JSON.stringify({ type: 'page:properties:changed', height: 900 });
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: window }));
    await expect(frame.offsetHeight).toBe(body.offsetHeight);
  },
};

function lookedAtIn(scheme: string): string {
  const address = new URL(page, window.location.href);
  for (const [name, value] of Object.entries({ scheme, regular, medium })) address.searchParams.set(name, value);
  return address.href;
}

/** Waits until the page in the frame is drawn, in its typeface. */
async function pageShows(canvas: HTMLElement): Promise<HTMLIFrameElement> {
  const frame = canvas.querySelector('iframe') as HTMLIFrameElement;
  await waitFor(() => expect(frame).toBeVisible());
  await frame.contentDocument?.fonts.ready;
  return frame;
}
