'use client';
import type { PopoverProps as MuiPopoverProps } from '@mui/material/Popover';
import { forwardRef, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { layers } from '../theme/tokens.ts';
import { hangingFrom, type HangingProps } from './hanging.ts';
import { popoverPart } from './popoverPart.ts';

/** Props of `Popover`; everything else goes to MUI's popover. */
export interface PopoverProps
  extends HangingProps, Omit<MuiPopoverProps, keyof HangingProps | 'anchorEl' | 'slotProps'> {
  /** The content. */
  children?: ReactNode;
}

/** A small surface that hangs from a control. It takes the focus, and gives it back when it closes. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  const { anchor, align, width, children, sx, 'aria-label': ariaLabel, 'aria-labelledby': labelledBy, ...rest } = props;
  const part = useLazyPart(popoverPart, rest.open);
  if (part === null) return null;
  return (
    <part.MuiPopover
      ref={ref}
      {...rest}
      {...hangingFrom(anchor, align)}
      sx={[{ zIndex: layers.popover }, ...(Array.isArray(sx) ? sx : [sx])]}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': ariaLabel,
          'aria-labelledby': labelledBy,
          sx: { marginTop: '4px', width, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      {children}
    </part.MuiPopover>
  );
});
