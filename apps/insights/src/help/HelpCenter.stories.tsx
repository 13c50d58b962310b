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
  parameters: { layout: 'fullscreen', visual: { narrow: 'unpictured' } },
} satisfies Meta<typeof HelpAt>;
export default meta;
type Story = StoryObj;

const page = (address: string): Story => ({
  loaders: [() => ({ router: createAppRouter(createMemoryHistory({ initialEntries: [address] })) })],
  render: (_, { loaded }) => <HelpAt {...(loaded as Parameters<typeof HelpAt>[0])} />,
});

export const Topics: Story = page('/help');
export const Topic: Story = {
  ...page('/help/saved-searches'),
  parameters: { visual: { skip: 'Most of it are pictures, which change with every page that they show.' } },
};
export const Search: Story = {
  ...page('/help?q=retention'),
  parameters: { visual: { skip: 'Its words change with every topic; the list looks like that of the topics.' } },
};
export const NothingFound: Story = page('/help?q=xyzzy');
export const UnknownTopic: Story = {
  ...page('/help/nothing'),
  parameters: { visual: { skip: 'It looks like a search that finds nothing.' } },
};
