'use client';
import MuiMenuItem, { type MenuItemProps as MuiMenuItemProps } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { forwardRef, type ElementType, type ReactNode } from 'react';
import { colors } from '../theme/tokens.ts';

/** Props of `MenuItem`; everything else goes to its element. */
export interface MenuItemProps extends Omit<MuiMenuItemProps, 'dense' | 'divider' | 'disableGutters'> {
  /** An icon before the text. */
  icon?: ReactNode;
  /** It destroys something: drawn in the colour of danger. Default false. */
  destructive?: boolean;
  /** The text: a verb. */
  children?: ReactNode;
  /** Makes it a link to this address. */
  href?: string;
  /** Where the link opens. */
  target?: string;
  /** The element or component drawn instead of `li`. */
  component?: ElementType;
}

const Root = styled(MuiMenuItem)<{ 'data-destructive'?: boolean; component?: ElementType }>({
  '& > svg': { flexShrink: 0, fontSize: 20, color: colors.textMuted },
  '&[data-destructive], &[data-destructive] > svg': { color: colors.danger },
});

/** One action of a `Menu`. */
export const MenuItem = forwardRef<HTMLLIElement, MenuItemProps>(function MenuItem(props, ref) {
  const { icon, destructive = false, children, ...rest } = props;
  return (
    <Root ref={ref} {...rest} data-destructive={destructive || undefined}>
      {icon}
      {children}
    </Root>
  );
});
