import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FilterDrawer, PageShell, Paper, Select, type AppGroup, type NavigationItem } from '../index.ts';
import { carriers } from '../stories/insuranceWords.test-support.ts';

const navigation: NavigationItem[] = [
  { title: 'Home', href: '/', icon: <HomeOutlined /> },
  { title: 'Marketing Insights', href: '/find-agencies', icon: <SearchOutlined /> },
  { title: 'Agency Insights Benchmarks', href: '/benchmarks', icon: <BarChartOutlined />, disabled: true },
];
const bottomNavigation: NavigationItem[] = [
  { title: 'Settings', href: '/settings', icon: <SettingsOutlined />, divider: true },
];
const apps: AppGroup[] = [
  {
    title: 'Insights',
    apps: [{ name: 'agency-insights', title: 'Agency Insights', url: '/', icon: <SearchOutlined />, selected: true }],
  },
  {
    title: 'Administration',
    apps: [{ name: 'accounts', title: 'Accounts', url: '/accounts', icon: <SettingsOutlined /> }],
  },
];
const logo = (
  <span
    style={{
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      borderRadius: 6,
      background: '#2e8540',
      color: '#fff',
      fontWeight: 700,
      fontSize: 13,
    }}
  >
    A
  </span>
);
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
  parameters: { layout: 'fullscreen', visual: { narrow: true }, docs: { story: { inline: false, height: '520px' } } },
  args: {
    productName: 'Agency Insights',
    pageTitle: 'Find agencies',
    logo,
    apps,
    help: { href: 'https://help.example.test' },
    navigation,
    currentPath: '/find-agencies',
    sidebarWidth: 280,
    account: {
      displayName: 'Dana Reyes',
      userName: 'analyst@demo.test',
      accountUrl: '/account',
      onLogOut: () => undefined,
    },
    children: content,
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Collapsed: Story = { args: { defaultSidebarOpen: false } };
export const BottomGroup: Story = { args: { bottomNavigation } };
export const WithFilterDrawer: Story = {
  args: {
    drawer: (
      <FilterDrawer open onClose={() => undefined} pushFrom={800}>
        <div style={{ padding: 20 }}>
          <Select label="Carrier" placeholder="Any" options={carriers} fullWidth />
        </div>
      </FilterDrawer>
    ),
  },
};
export const AccountMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }));
  },
};
export const AppsMenuOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apps' }));
  },
};
