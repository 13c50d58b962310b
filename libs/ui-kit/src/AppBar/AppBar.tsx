'use client';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { AppsMenu } from '../AppsMenu/AppsMenu.tsx';
import type { HelpLink, PageShellProps } from '../PageShell/PageShell.types.ts';
import { ShellLink, useMendedHref } from '../navigation/ShellLink.tsx';
import { brandStyles, onAppBarStyles } from './appBarStyles.ts';

/** Props of `AppBar`; everything else goes to its root element. */
export interface AppBarProps
  extends
    HTMLAttributes<HTMLElement>,
    Pick<PageShellProps, 'productName' | 'logo' | 'homeHref' | 'apps' | 'help' | 'account'> {
  /** Opens the navigation where the sidebar is hidden; without it there is no such button. */
  onOpenNavigation?: () => void;
  /** Whether the navigation is open. */
  navigationOpen?: boolean;
  /** More controls, before help and account. */
  actions?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

/** Height of the top bar in px (KIT-SHELL-1). */
export const appBarHeight = 60;

const Root = styled('header')({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  height: appBarHeight,
  padding: '0 20px 0 12px',
  ...onAppBarStyles,
  '& .KitAppBar-brand': brandStyles,
});
const Spacer = styled('div')({ flex: 1 });

/** The bar at the top of every page. */
export const AppBar = forwardRef<HTMLElement, AppBarProps>(function AppBar(inProps, ref) {
  const {
    productName,
    logo,
    homeHref = '/',
    apps,
    help,
    account,
    onOpenNavigation,
    navigationOpen = false,
    actions,
    ...rest
  } = useThemedProps('KitAppBar', inProps);
  return (
    <Root ref={ref} {...rest}>
      {onOpenNavigation && (
        <IconButton
          label="Open navigation"
          aria-haspopup="dialog"
          aria-expanded={navigationOpen}
          onClick={onOpenNavigation}
        >
          <MenuOutlined />
        </IconButton>
      )}
      {apps && apps.length > 0 && <AppsMenu groups={apps} />}
      <ShellLink href={homeHref} className="KitAppBar-brand">
        {logo}
        <span>{productName}</span>
      </ShellLink>
      <Spacer />
      {actions}
      {help && <HelpButton {...help} />}
      {account && <AccountMenu {...account} />}
    </Root>
  );
});

function HelpButton({ href, label = 'Help center' }: HelpLink): ReactElement {
  const target = useMendedHref(href);
  return (
    <IconButton label={label} href={target} target="_blank" rel="noopener noreferrer">
      <HelpOutlineOutlined />
    </IconButton>
  );
}
