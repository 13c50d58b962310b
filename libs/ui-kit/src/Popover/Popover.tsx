'use client';
import type { PopoverProps as MuiPopoverProps } from '@mui/material/Popover';
import { forwardRef, type ReactNode } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { layers } from '../theme/tokens.ts';
import { popoverPart } from './popoverPart.ts';

/** Props of `Popover`; everything else goes to MUI's popover. */
export interface PopoverProps extends Omit<MuiPopoverProps, 'anchorEl' | 'onClose' | 'slotProps'> {
  /** Whether it is open. */
  open: boolean;
  /** The element it hangs from. */
  anchor: Element | null;
  /** The person wants it closed: Escape, or a press beside it. */
  onClose: () => void;
  /** Which edges line up: those at the start or those at the end. Default `start`. */
  align?: 'start' | 'end';
  /** Width in px. Default: as wide as its content. */
  width?: number;
  /** The name of the popover, said by screen readers. */
  'aria-label'?: string;
  /** The id of the element that names the popover. */
  'aria-labelledby'?: string;
  /** The content. */
  children?: ReactNode;
}

/** A small surface that hangs from a control. It takes the focus, and gives it back when it closes. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  const {
    anchor,
    align = 'start',
    width,
    children,
    sx,
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    ...rest
  } = props;
  const part = useLazyPart(popoverPart, rest.open);
  if (part === null) return null;
  const horizontal = align === 'end' ? 'right' : 'left';
  return (
    <part.MuiPopover
      ref={ref}
      {...rest}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
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
