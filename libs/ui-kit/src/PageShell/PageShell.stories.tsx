import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FilterDrawer, PageShell, Paper, Select } from '../index.ts';
import { carriers } from '../stories/insuranceWords.test-support.ts';
import { account, apps, bottomNavigation, logo, navigation } from '../stories/productShell.test-support.ts';

const content = (
  <>
    <h1 style={{ margin: '0 0 16px', fontSize: 24, fontWeight: 500 }}>Find agencies</h1>
    <Paper padding={2}>1,248 agencies in Texas or Oklahoma</Paper>
  </>
);

const meta = {
  title: 'Components/Navigation/PageShell',
  component: PageShell,
  // In a frame of its own on the docs page: it lays itself out by the window.
  parameters: { layout: 'fullscreen', visual: { narrow: 'once' }, docs: { story: { inline: false, height: '520px' } } },
  args: {
    productName: 'Agency Insights',
    pageTitle: 'Find agencies',
    logo,
    apps,
    help: { href: 'https://help.example.test' },
    navigation,
    currentPath: '/find-agencies',
    sidebarWidth: 280,
    account,
    children: content,
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Collapsed: Story = { args: { defaultSidebarOpen: false, bottomNavigation } };
/** On a window of a phone the navigation lies over the page. */
export const NavigationOnAPhone: Story = {
  args: { bottomNavigation },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'Open navigation' });
    if (button) await userEvent.click(button);
  },
};
export const WithFilterDrawer: Story = {
  args: {
    drawer: (
      <FilterDrawer open onClose={() => undefined}>
        <Select label="Carrier" placeholder="Any" options={carriers} fullWidth />
      </FilterDrawer>
    ),
  },
};
