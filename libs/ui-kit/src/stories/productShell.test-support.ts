import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { createElement } from 'react';
import type { AppGroup, NavigationItem } from '../index.ts';

/** Entries of the sidebar. */
export const navigation: NavigationItem[] = [
  { title: 'Home', href: '/', icon: createElement(HomeOutlined) },
  { title: 'Marketing Insights', href: '/find-agencies', icon: createElement(SearchOutlined) },
  {
    title: 'Agency Insights Benchmarks',
    href: '/benchmarks',
    icon: createElement(LeaderboardOutlined),
    disabled: true,
  },
];
/** Entries at its bottom. */
export const bottomNavigation: NavigationItem[] = [
  { title: 'Settings', href: '/settings', icon: createElement(SettingsOutlined), divider: true },
];
/** Applications to change to. */
export const apps: AppGroup[] = [
  {
    title: 'Insights',
    apps: [
      {
        name: 'agency-insights',
        title: 'Agency Insights',
        url: '/',
        icon: createElement(SearchOutlined),
        selected: true,
      },
    ],
  },
  {
    title: 'Administration',
    apps: [{ name: 'accounts', title: 'Accounts', url: '/accounts', icon: createElement(SettingsOutlined) }],
  },
];
/** The product's mark. */
export const logo = createElement(
  'span',
  {
    style: {
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      borderRadius: 6,
      background: '#2e8540',
      color: '#fff',
      fontWeight: 700,
      fontSize: 13,
    },
  },
  'A',
);

/** The user who is signed in. */
export const account = {
  displayName: 'Dana Reyes',
  userName: 'analyst@demo.test',
  accountUrl: '/account',
  onLogOut: () => undefined,
};
