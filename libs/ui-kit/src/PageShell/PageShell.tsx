'use client';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { forwardRef, useEffect, useState, type ReactElement } from 'react';
import { AppBar, appBarHeight } from '../AppBar/AppBar.tsx';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { documentTitle } from '../navigation/navigation.ts';
import { ShellLinkContext } from '../navigation/ShellLink.tsx';
import { useShellLinkSettings } from '../navigation/useShellLinkSettings.ts';
import { Sidebar, type SidebarOpenDetails } from '../Sidebar/Sidebar.tsx';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { NavigationDrawerProps } from './NavigationDrawer.tsx';
import { navigationDrawerPart } from './navigationDrawerPart.ts';
import type { PageShellProps } from './PageShell.types.ts';

const Root = styled('div')({
  display: 'flex',
  boxSizing: 'border-box',
  minHeight: '100dvh',
  paddingTop: appBarHeight,
  backgroundColor: colors.page,
  color: colors.text,
  '& .KitPageShell-side': {
    position: 'sticky',
    top: appBarHeight,
    zIndex: 2,
    flexShrink: 0,
    height: `calc(100dvh - ${appBarHeight}px)`,
    '&[data-side="left"]': { borderInlineEnd: `1px solid ${colors.line}` },
  },
  // Paper gets the content alone, in its whole width.
  '@media print': { display: 'block', minHeight: 0, paddingTop: 0, '& .KitPageShell-side': { display: 'none' } },
});
const Main = styled('main')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  boxSizing: 'border-box',
  minWidth: 0,
  padding: 24,
  outlineOffset: -2,
  '&[data-content-height="viewport"]': { height: `calc(100dvh - ${appBarHeight}px)`, minHeight: 'min-content' },
  '@media (max-width: 599.95px)': { padding: 16 },
  '@media print': { padding: 0, '&[data-content-height="viewport"]': { height: 'auto' } },
});
const SkipLink = styled('a')({
  position: 'fixed',
  top: 8,
  insetInlineStart: 8,
  zIndex: 1101,
  padding: '8px 16px',
  borderRadius: 8,
  backgroundColor: colors.surface,
  color: colors.text,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
  '@media print': { display: 'none' },
});

const mainId = 'main-content';
const narrow = '(max-width: 899.95px)';

/**
 * Lays out a page: the top bar, the sidebar, the content, and a panel at the right. Sets the document title. The content is in
 * `main`, a flex column.
 */
export const PageShell = forwardRef<HTMLDivElement, PageShellProps>(function PageShell(inProps, ref) {
  const { productName, pageTitle, logo, homeHref, apps, help, ...given } = useThemedProps('KitPageShell', inProps);
  const { account, appBarActions, linkComponent = 'a', onPrefetch, logger, ...own } = given;
  const { navigation, bottomNavigation, currentPath, sidebarOpen, defaultSidebarOpen, onSidebarOpenChange, ...sized } =
    own;
  const { sidebarWidth, collapsedSidebarWidth, drawer, contentHeight = 'page', children, slotProps, ...rest } = sized;
  const { skipToContent } = useTexts('kitShell', shellTexts);
  const isNarrow = useMediaQuery(narrow);
  const [navigationOpen, setNavigationOpen] = useState(false);
  // With enough room the sidebar is in the page: the drawer of the button does not reopen in a narrow window.
  if (!isNarrow && navigationOpen) setNavigationOpen(false);
  const hasNavigation = (navigation?.length ?? 0) + (bottomNavigation?.length ?? 0) > 0;
  const links = useShellLinkSettings({ linkComponent, onPrefetch, logger });
  useEffect(() => {
    document.title = documentTitle(productName, pageTitle);
  }, [productName, pageTitle]);
  const onOpenNavigation = isNarrow && hasNavigation ? () => setNavigationOpen(true) : undefined;
  const brand = { productName, logo, homeHref };
  const sidebar = {
    navigation,
    bottomNavigation,
    currentPath,
    sidebarOpen,
    defaultSidebarOpen,
    onSidebarOpenChange,
    sidebarWidth,
    collapsedSidebarWidth,
  };
  return (
    <ShellLinkContext.Provider value={links}>
      <Root ref={ref} {...rest}>
        <SkipLink {...slotProps?.skipLink} href={`#${mainId}`}>
          {skipToContent}
        </SkipLink>
        <AppBar
          {...slotProps?.appBar}
          {...brand}
          {...{ apps, help, account, navigationOpen, onOpenNavigation }}
          actions={appBarActions}
        />
        {hasNavigation && (
          <ShellSidebar {...brand} {...sidebar} {...{ isNarrow, navigationOpen, setNavigationOpen, slotProps }} />
        )}
        <Main {...slotProps?.main} id={mainId} tabIndex={-1} data-content-height={contentHeight}>
          {children}
        </Main>
        {drawer && (
          <div className="KitPageShell-side" data-side="right">
            {drawer}
          </div>
        )}
      </Root>
    </ShellLinkContext.Provider>
  );
});

type SidebarPart =
  'navigation' | 'bottomNavigation' | 'currentPath' | 'sidebarOpen' | 'defaultSidebarOpen' | 'onSidebarOpenChange';

type BrandPart = 'productName' | 'logo' | 'homeHref';

interface ShellSidebarProps extends Pick<
  PageShellProps,
  SidebarPart | BrandPart | 'sidebarWidth' | 'collapsedSidebarWidth' | 'slotProps'
> {
  isNarrow: boolean;
  navigationOpen: boolean;
  setNavigationOpen: (open: boolean) => void;
}

/** The sidebar beside the content, or, on a narrow screen, inside a drawer behind the menu button. */
function ShellSidebar(props: ShellSidebarProps): ReactElement {
  const { navigation = [], bottomNavigation = [], currentPath, isNarrow, navigationOpen, setNavigationOpen } = props;
  const { sidebarWidth = 240, collapsedSidebarWidth = 64, slotProps } = props;
  const [open, setOpen] = useControllable<boolean, SidebarOpenDetails>({
    value: props.sidebarOpen,
    defaultValue: props.defaultSidebarOpen ?? true,
    onChange: props.onSidebarOpenChange,
  });
  const brand = { productName: props.productName, logo: props.logo, homeHref: props.homeHref };
  const shared = { items: navigation, bottomItems: bottomNavigation, currentPath };
  if (isNarrow) {
    const close = () => setNavigationOpen(false);
    return <LazyNavigationDrawer {...shared} {...brand} {...{ slotProps }} open={navigationOpen} onClose={close} />;
  }
  return (
    <div className="KitPageShell-side" data-side="left">
      <Sidebar
        {...slotProps?.sidebar}
        {...shared}
        open={open}
        width={open ? sidebarWidth : collapsedSidebarWidth}
        onOpenChange={setOpen}
      />
    </div>
  );
}

/** The sidebar of a narrow screen. */
function LazyNavigationDrawer(props: NavigationDrawerProps): ReactElement | null {
  const part = useLazyPart(navigationDrawerPart, props.open);
  return part && <part.NavigationDrawer {...props} />;
}
