'use client';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { shellTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { AppsMenu, type AppsMenuProps } from '../AppsMenu/AppsMenu.tsx';
import type { HelpLink, PageShellProps } from '../PageShell/PageShell.types.ts';
import { ShellLink, useMendedHref } from '../navigation/ShellLink.tsx';
import { brandStyles, onAppBarStyles } from './appBarStyles.ts';

/** The parts of an `AppBar`; the account's are in `account`. */
export interface AppBarSlotProps {
  /** The button that opens the navigation. */
  navigationButton?: SlotProps<HTMLButtonElement>;
  /** The button of the applications, with `slotProps` for their list. */
  appsMenu?: SlotProps<HTMLButtonElement> & Pick<AppsMenuProps, 'label' | 'slotProps'>;
  /** The link with mark and name of the product. */
  brand?: SlotProps<HTMLAnchorElement>;
  /** The help link. */
  help?: SlotProps<HTMLButtonElement>;
}

/** Props of `AppBar`; everything else goes to its root element. */
export interface AppBarProps
  extends
    HTMLAttributes<HTMLElement>,
    Pick<PageShellProps, 'productName' | 'logo' | 'homeHref' | 'apps' | 'help' | 'account'> {
  /** Opens the navigation if the sidebar is hidden; without it there is no button. */
  onOpenNavigation?: () => void;
  /** Whether the navigation is open. */
  navigationOpen?: boolean;
  /** More controls, before help and account. */
  actions?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: AppBarSlotProps;
}

/** Height of the top bar in px. */
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
  paddingInline: '12px 20px',
  // On a phone the product's name needs the space.
  '@media (max-width: 430px)': { gap: 2, paddingInline: 8 },
  '@media print': { display: 'none' },
  ...onAppBarStyles,
  '& .KitAppBar-brand': brandStyles,
  // The logo alone is better than a truncated name.
  '@media (max-width: 339.95px)': { '& .KitAppBar-brand > span': { position: 'absolute', clipPath: 'inset(50%)' } },
});
const Brand = styled(ShellLink)({});
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
    slotProps,
    ...rest
  } = useThemedProps('KitAppBar', inProps);
  const texts = useTexts('kitShell', shellTexts);
  return (
    <Root ref={ref} {...rest}>
      {onOpenNavigation && (
        <IconButton
          {...slotProps?.navigationButton}
          label={texts.openNavigation}
          aria-haspopup="dialog"
          aria-expanded={navigationOpen}
          onClick={(event) => {
            slotProps?.navigationButton?.onClick?.(event);
            onOpenNavigation();
          }}
        >
          <MenuOutlined />
        </IconButton>
      )}
      {apps && apps.length > 0 && <AppsMenu {...slotProps?.appsMenu} groups={apps} />}
      <Brand {...partProps(slotProps?.brand, { className: 'KitAppBar-brand' })} href={homeHref}>
        {logo}
        <span>{productName}</span>
      </Brand>
      <Spacer />
      {actions}
      {help && <HelpButton {...help} given={slotProps?.help} />}
      {account && <AccountMenu {...account} />}
    </Root>
  );
});

interface HelpButtonProps extends HelpLink {
  given: AppBarSlotProps['help'];
}

function HelpButton({ href, label, given }: HelpButtonProps): ReactElement {
  const { help } = useTexts('kitShell', shellTexts);
  const target = useMendedHref(href);
  return (
    <IconButton {...given} label={label ?? help} href={target} target="_blank" rel="noopener noreferrer">
      <HelpOutlineOutlined />
    </IconButton>
  );
}
