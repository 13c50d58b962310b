'use client';
import type { MenuProps as MuiMenuProps } from '@mui/material/Menu';
import { forwardRef, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { menuPart } from './menuPart.ts';

/** Props of `Menu`; everything else goes to MUI's menu. */
export interface MenuProps extends Omit<
  MuiMenuProps,
  'anchorEl' | 'onClose' | 'anchorOrigin' | 'transformOrigin' | 'slotProps'
> {
  /** Whether it is open. */
  open: boolean;
  /** The element it hangs from. */
  anchor: Element | null;
  /** The person wants it closed. */
  onClose: () => void;
  /** Which edges line up: those at the start or those at the end. Default `start`. */
  align?: 'start' | 'end';
  /** Width in px. Default: as wide as its entries. */
  width?: number;
  /** The name of the menu, said by screen readers. */
  'aria-label'?: string;
  /** The id of the element that names the menu. */
  'aria-labelledby'?: string;
  /** `MenuItem`s. */
  children?: ReactNode;
}

const maxHeight = 424;

/** A list of actions that hangs from a button; at most 424 px high. Arrow keys, Home, End and letters move in it. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const {
    anchor,
    align = 'start',
    width,
    children,
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    ...rest
  } = props;
  const part = useLazyPart(menuPart, rest.open);
  if (part === null) return null;
  const horizontal = align === 'end' ? 'right' : 'left';
  return (
    <part.MuiMenu
      ref={ref}
      {...rest}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        paper: { sx: { maxHeight, marginTop: '4px', width, minWidth: width ?? 160, maxWidth: 'calc(100vw - 32px)' } },
        list: { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy },
      }}
    >
      {children}
    </part.MuiMenu>
  );
});
