'use client';
import type { MenuProps as MuiMenuProps } from '@mui/material/Menu';
import { forwardRef, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { hangingFrom, type HangingProps } from '../Popover/hanging.ts';
import { menuPart } from './menuPart.ts';

/** Props of `Menu`; everything else goes to MUI's menu. */
export interface MenuProps
  extends
    HangingProps,
    Omit<MuiMenuProps, keyof HangingProps | 'anchorEl' | 'anchorOrigin' | 'transformOrigin' | 'slotProps'> {
  /** `MenuItem`s. */
  children?: ReactNode;
}

const maxHeight = 424;

/** A list of actions that hangs from a button; at most 424 px high. Arrow keys, Home, End and letters move in it. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { anchor, align, width, children, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest } = props;
  const part = useLazyPart(menuPart, rest.open);
  if (part === null) return null;
  return (
    <part.MuiMenu
      ref={ref}
      {...rest}
      {...hangingFrom(anchor, align)}
      slotProps={{
        paper: { sx: { maxHeight, marginTop: '4px', width, minWidth: width ?? 160, maxWidth: 'calc(100vw - 32px)' } },
        list: { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy },
      }}
    >
      {children}
    </part.MuiMenu>
  );
});
