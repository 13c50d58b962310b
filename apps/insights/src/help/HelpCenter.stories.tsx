import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createAppRouter } from '../app/createAppRouter.tsx';

/** The product at an address of the help center, which needs no services. */
function HelpAt({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <InsightsThemeProvider>
      <RouterProvider router={router} />
    </InsightsThemeProvider>
  );
}

const meta = {
  title: 'App/Help center',
  component: HelpAt,
  // A page without props.
  tags: ['!autodocs'],
  // The page is as high as its window: with a padding around it, each picture would find it higher than the one before.
  parameters: { layout: 'fullscreen', visual: { narrow: true } },
} satisfies Meta<typeof HelpAt>;
export default meta;
type Story = StoryObj;

const page = (address: string): Story => ({
  loaders: [() => ({ router: createAppRouter(createMemoryHistory({ initialEntries: [address] })) })],
  render: (_, { loaded }) => <HelpAt {...(loaded as Parameters<typeof HelpAt>[0])} />,
});

export const Topics: Story = page('/help');
export const Topic: Story = page('/help/saved-searches');
export const Search: Story = page('/help?q=retention');
export const NothingFound: Story = page('/help?q=xyzzy');
export const UnknownTopic: Story = page('/help/nothing');
