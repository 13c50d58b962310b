'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { appBarHeight } from '../AppBar/AppBar.tsx';
import { brandStyles, onAppBarStyles } from '../AppBar/appBarStyles.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { ShellLink } from '../navigation/ShellLink.tsx';
import { Sidebar, type SidebarProps } from '../Sidebar/Sidebar.tsx';
import type { PageShellProps } from './PageShell.types.ts';

/** Props of `NavigationDrawer`. */
export interface NavigationDrawerProps
  extends
    Pick<SidebarProps, 'items' | 'bottomItems' | 'currentPath'>,
    Pick<PageShellProps, 'productName' | 'logo' | 'homeHref' | 'slotProps'> {
  /** Whether it is open. */
  open: boolean;
  /** It is to be closed: an entry was followed, or the user wants it closed. */
  onClose: () => void;
}

const width = 280;

// It lies on the top bar, and goes on with it.
const Header = styled('div')({
  ...onAppBarStyles,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  boxSizing: 'border-box',
  height: appBarHeight,
  paddingInline: '16px 12px',
  '& .KitAppBar-brand': brandStyles,
});

/** The navigation of a narrow screen: mark, name and a way to close above the entries of the sidebar. */
export function NavigationDrawer(props: NavigationDrawerProps): ReactElement {
  const { open, onClose, productName, logo, homeHref = '/', slotProps, ...sidebar } = props;
  const texts = useTexts('kitShell', shellTexts);
  return (
    <Drawer {...slotProps?.navigationDrawer} open={open} onClose={onClose} width={width} aria-label={texts.navigation}>
      <Header>
        <ShellLink href={homeHref} className="KitAppBar-brand" onClick={onClose}>
          {logo}
          <span>{productName}</span>
        </ShellLink>
        <IconButton label={texts.closeNavigation} tooltip={false} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Header>
      <Sidebar
        {...slotProps?.sidebar}
        {...sidebar}
        open
        width={width}
        onNavigate={onClose}
        style={{ ...slotProps?.sidebar?.style, flex: 1, minHeight: 0 }}
      />
    </Drawer>
  );
}
