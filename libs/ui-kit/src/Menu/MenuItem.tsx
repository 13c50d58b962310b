'use client';
import type { MenuItemProps as MuiMenuItemProps } from '@mui/material/MenuItem';
import { forwardRef, type ElementType, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { menuPart } from './menuPart.ts';

/** Props of `MenuItem`; everything else goes to its element. */
export interface MenuItemProps extends Omit<MuiMenuItemProps, 'dense' | 'divider' | 'disableGutters'> {
  /** An icon before the text. */
  icon?: ReactNode;
  /** It is the current choice: drawn with a check mark. Default false. */
  selected?: boolean;
  /** It destroys something: drawn in the colour of danger. Default false. */
  destructive?: boolean;
  /** The text: a verb. */
  children?: ReactNode;
  /** Makes it a link to this address. */
  href?: string;
  /** Where the link opens. */
  target?: string;
  /** The element or component rendered instead of `li`. */
  component?: ElementType;
}

/** One action of a `Menu`. */
export const MenuItem = forwardRef<HTMLLIElement, MenuItemProps>(function MenuItem(inProps, ref) {
  const { icon, selected = false, destructive = false, children, ...rest } = useThemedProps('KitMenuItem', inProps);
  const part = useLazyPart(menuPart, true);
  if (part === null) return null;
  return (
    <part.MenuItemRoot
      ref={ref}
      // An item that is one of several choices says so by its role and `aria-checked`.
      aria-current={(selected && rest.role === undefined) || undefined}
      {...rest}
      selected={selected}
      data-destructive={destructive || undefined}
    >
      {icon}
      {children}
      {selected && part.selectedMark}
    </part.MenuItemRoot>
  );
});
