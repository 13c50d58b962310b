import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import type { AppBarProps } from '../AppBar/AppBar.tsx';
import type { AppGroup } from '../AppsMenu/AppsMenu.tsx';
import type { NavigationItem, ShellLogger } from '../navigation/navigation.ts';
import type { SidebarOpenDetails, SidebarProps } from '../Sidebar/Sidebar.tsx';
import type { DrawerProps } from '../Drawer/Drawer.tsx';
import type { SlotProps } from '../slots/SlotProps.ts';

/** The help link in the top bar. */
export interface HelpLink {
  /** Where it leads, in a new tab. */
  href: string;
  /** Its tip. Default "Help center". */
  label?: string;
}

/** The parts of a `PageShell`. */
export interface PageShellSlotProps {
  /** The link that skips to the content. */
  skipLink?: SlotProps<HTMLAnchorElement>;
  /** The top bar, with `slotProps` for its own parts. */
  appBar?: SlotProps<HTMLElement> & Pick<AppBarProps, 'slotProps'>;
  /** The sidebar, with `slotProps` for its own parts. */
  sidebar?: SlotProps<HTMLElement> & Pick<SidebarProps, 'slotProps'>;
  /** The drawer that holds the sidebar on a narrow screen, with `slotProps` for its own parts. */
  navigationDrawer?: SlotProps<HTMLDivElement> & Pick<DrawerProps, 'slotProps'>;
  /** The `main` element, a flex column. */
  main?: SlotProps<HTMLElement>;
}

/** Props of `PageShell`; everything else goes to its root element. */
export interface PageShellProps extends HTMLAttributes<HTMLDivElement> {
  /** The name of the product, in the top bar and first in the document's title. */
  productName: string;
  /** The title of the page, second in the document's title. */
  pageTitle?: string;
  /** The product's mark in the top bar. */
  logo?: ReactNode;
  /** Where mark and name lead. Default "/". */
  homeHref?: string;
  /** Applications to change to; without them there is no apps menu. */
  apps?: readonly AppGroup[];
  /** The help link; without it there is none. */
  help?: HelpLink;
  /** Entries of the sidebar; without any there is no sidebar. */
  navigation?: readonly NavigationItem[];
  /** Entries at the bottom of the sidebar. */
  bottomNavigation?: readonly NavigationItem[];
  /** The path of the current page; decides which entry is active. */
  currentPath: string;
  /** Renders links inside the application; it gets `href`. Default `a`. */
  linkComponent?: ElementType;
  /** Fetches the page behind an address beforehand; called once a link is within 200 px of the viewport. */
  onPrefetch?: (href: string) => void;
  /** Takes warnings about malformed addresses. */
  logger?: ShellLogger;
  /** The user who is signed in; without one there is no account menu. */
  account?: Omit<AccountMenuProps, 'ref'>;
  /** More controls in the top bar, before help and account. */
  appBarActions?: ReactNode;
  /** Whether the sidebar is open (controlled). */
  sidebarOpen?: boolean;
  /** Whether the sidebar is open initially. Default true. */
  defaultSidebarOpen?: boolean;
  /** Called when the sidebar opens or collapses, with the reason. */
  onSidebarOpenChange?: (open: boolean, details: SidebarOpenDetails) => void;
  /** Width of the open sidebar in px. Default 240. */
  sidebarWidth?: number;
  /** Width of the collapsed sidebar in px. Default 64. */
  collapsedSidebarWidth?: number;
  /** A panel at the right, beside the content: a `FilterDrawer`. */
  drawer?: ReactNode;
  /** `page`: content as long as it needs. `viewport`: content fills the window, so that a table scrolls by itself; the page scrolls only if its min height has no room. Default `page`. */
  contentHeight?: 'page' | 'viewport';
  /** The content of the page. `main` is a flex column: its children are stretched to its width, and `flex: 1` fills its height. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: PageShellSlotProps;
}
